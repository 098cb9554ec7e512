import { simpleHash } from '@docusaurus/utils';

type NamedChunk = { name?: string | null | undefined };

/** One file for all of these components: it is compressed better than several. */
function oneFile(name: string, components: string[]) {
  // Docusaurus names the chunk of a component by this hash.
  const chunkNames = new Set(components.map((component) => simpleHash(component, 8)));
  return { name, chunks: (chunk: NamedChunk) => chunkNames.has(chunk.name ?? ''), enforce: true, priority: 45 };
}

export const mdxReact = '@mdx-js/react';

/** Without its own file it is in that of every text, ten times on a list of posts. */
const mdx = { name: 'mdx', test: /[\\/]@mdx-js[\\/]react[\\/]/, chunks: 'async', enforce: true, priority: 45 } as const;

const shownTogether = {
  docs: ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'],
  post: ['@theme/BlogPostPage'],
  posts: ['@theme/BlogListPage', '@theme/BlogTagsPostsPage'],
};

/** Files for components that are always shown together. */
export const cacheGroups = {
  mdx,
  ...Object.fromEntries(Object.entries(shownTogether).map(([name, components]) => [name, oneFile(name, components)])),
};

/**
 * @param registry the text of the generated file `registry.js`
 * @returns the groups that must collect something: a site without a blog has none of the components for posts
 */
export const expectedGroups = (registry: string): string[] =>
  Object.entries(shownTogether)
    .filter(([, components]) => components.some((component) => registry.includes(`"${component}"`)))
    .map(([name]) => name);
