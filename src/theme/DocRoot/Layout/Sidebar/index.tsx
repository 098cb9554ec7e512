export { default } from '@site/src/components/DocsMenu/DocsMenu';
