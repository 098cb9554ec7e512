/** HTML elements that texts may use; everything else has Markdown or a component. */
export const htmlElements = ['abbr', 'br', 'details', 'kbd', 'span', 'sub', 'summary', 'sup'];

/** Components that every text may use without an import. */
export { textElements as registeredComponents } from '../transforms/markdownPlugins';
