export { default } from '@site/plugins/search/ui/SearchBar';
