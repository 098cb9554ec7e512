import path from 'node:path';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import remarkExamples from './remarkExamples';

type Plugins = NonNullable<PagesOptions['remarkPlugins']>;

export type GalleryOptions = {
  /** What the build makes of elements and figures in the texts. */
  remarkPlugins: Plugins;
  rehypePlugins?: Plugins;
};

/** Folder of the pages of the gallery. */
export const galleryPages = path.join(__dirname, 'pages');

/**
 * The writers' gallery at `/gallery`: a page for every component and fence with its properties, a good and a bad
 * example.
 */
export function gallery({ remarkPlugins, rehypePlugins = [] }: GalleryOptions): PluginConfig {
  const pages = {
    id: 'gallery',
    path: galleryPages,
    routeBasePath: '/',
    // The examples come first: what they put into the page is text like any other.
    beforeDefaultRemarkPlugins: [[remarkExamples, { remarkPlugins }], ...remarkPlugins],
    rehypePlugins,
  } satisfies PagesOptions & { id: string };
  return ['@docusaurus/plugin-content-pages', pages];
}
