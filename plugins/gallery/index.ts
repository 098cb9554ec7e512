import path from 'node:path';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Preset } from '@docusaurus/types';
import remarkExamples from './remarkExamples';

type Plugins = NonNullable<PagesOptions['remarkPlugins']>;

export type GalleryOptions = {
  /** What the build makes of furniture and figures in the texts. */
  remarkPlugins: Plugins;
  rehypePlugins?: Plugins;
  /** Also in a build: for the fixture site that the browser tests open. */
  inBuild?: boolean;
};

/** Folder of the pages of the gallery. */
export const galleryPages = path.join(__dirname, 'pages');

/**
 * The writers' gallery at `/gallery`: a page for every component and fence with its properties, a good and a bad
 * example. A preset, because the plugin of pages that it brings is there in development only: a build has no route
 * and no byte of it.
 */
export default function gallery(_context: LoadContext, options: GalleryOptions): Preset {
  if (process.env.NODE_ENV !== 'development' && !options.inBuild) {
    return {};
  }
  const { remarkPlugins, rehypePlugins = [] } = options;
  const pages = {
    id: 'gallery',
    path: galleryPages,
    routeBasePath: '/',
    // The examples come first: what they put into the page is text like any other.
    beforeDefaultRemarkPlugins: [[remarkExamples, { remarkPlugins }], ...remarkPlugins],
    rehypePlugins,
  } satisfies PagesOptions & { id: string };
  return { plugins: [['@docusaurus/plugin-content-pages', pages]] };
}
