import type { Config } from '@docusaurus/types';

/** Every broken reference in a text is a build error (specification, section 1). */
export const markdown = {
  format: 'mdx',
  // `:+1:` is a flag of DL here, not a picture.
  emoji: false,
  // Headings have stable ids in the form `## Title {#id}` (CONTRIBUTING, "Headings").
  mdx1Compat: { comments: false, admonitions: false, headingIds: true },
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
} satisfies Config['markdown'];
