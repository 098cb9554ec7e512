import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * Code is coloured while building by `plugins/transforms/rehype/rehypeHighlight.ts`, with the colours of `src/css/code.css`.
 * These settings only replace the defaults of the theme, which would be sent to every reader with the configuration.
 */
const noTheme = { plain: {}, styles: [] };

export const prism = {
  theme: noTheme,
  darkTheme: noTheme,
  additionalLanguages: [],
  magicComments: [],
} satisfies ThemeConfig['prism'];
