declare module '@theme/Figure' {
  export { default } from './theme/Figure/index';
}
