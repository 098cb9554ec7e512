export { default } from '@site/src/components/ApiReference/ApiReference';
