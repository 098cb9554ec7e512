import type { Options } from '@docusaurus/preset-classic';
import { rehypePlugins, remarkPlugins } from '../../plugins/transforms/markdownPlugins';
import remarkChangedIn from '../../plugins/transforms/remark/remarkChangedIn';
import remarkReleaseItems from '../../plugins/transforms/remark/remarkReleaseItems';
import remarkSampleAssistant from '../../plugins/transforms/remark/remarkSampleAssistant';
import { loadFacts } from '../data/facts';
import { blogPath, postsPerPage } from '../data/releaseLists';
import { site } from '../data/site';
import { address } from './address';

const texts = {
  beforeDefaultRemarkPlugins: remarkPlugins,
  rehypePlugins,
};

const sampleAssistant = {
  name: loadFacts().sample.assistant.name,
  place: '/about/terms#examples',
  meaning: 'The assistant of an invented parcel service',
};

/** Documentation at the root of the site, with one sidebar (specification, section 2). */
export const docs = {
  ...texts,
  beforeDefaultRemarkPlugins: [
    // The others write dialogs, in which its name is that of a speaker.
    [remarkSampleAssistant, sampleAssistant],
    ...remarkPlugins,
    [remarkChangedIn, { baseUrl: address.baseUrl }],
  ],
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  breadcrumbs: true,
  onInlineTags: 'throw',
  versions: { current: { label: site.docsVersion, badge: false } },
} satisfies Options['docs'];

/** Release notes (specification, sections 1, 2 and 9). */
export const blog = {
  ...texts,
  beforeDefaultRemarkPlugins: [[remarkReleaseItems, { baseUrl: address.baseUrl }], ...remarkPlugins],
  path: blogPath,
  routeBasePath: blogPath,
  blogTitle: 'Release notes',
  blogDescription:
    'What is new, improved and fixed in each release of DialogOS, including its APIs and the DL language.',
  blogSidebarTitle: 'All releases',
  blogSidebarCount: 'ALL',
  postsPerPage,
  showReadingTime: false,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  // `plugins/pages/release-feeds` writes the feeds: those of Docusaurus have no items, no author and no style that browsers keep.
  feedOptions: { type: null },
} satisfies Options['blog'];

export const pages = { ...texts, path: 'src/pages' } satisfies Options['pages'];

export const sitemap = { lastmod: null, changefreq: null, priority: null } satisfies Options['sitemap'];
