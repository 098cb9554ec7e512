export { default } from '../../ui/SearchBar';
