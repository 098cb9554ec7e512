export { default } from '@site/src/components/HeadingsBar/HeadingsBar';
