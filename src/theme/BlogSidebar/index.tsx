export { default } from '@site/src/components/ReleaseMenu/ReleaseSidebar';
