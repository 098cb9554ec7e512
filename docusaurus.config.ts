import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import buildTimings from './plugins/build/timings/index';
import buildOnlyData from './plugins/bundle/build-only-data/index';
import compiledAhead from './plugins/bundle/compiled-ahead/index';
import exactRoutes from './plugins/bundle/exact-routes/index';
import firstScreen from './plugins/bundle/first-screen/index';
import keptPages from './plugins/bundle/kept-pages/index';
import keptScripts from './plugins/bundle/kept-scripts/index';
import lightModules from './plugins/bundle/light-modules/index';
import lightReact from './plugins/bundle/light-react/index';
import onePostCss from './plugins/bundle/one-post-css/index';
import pageRoutes from './plugins/bundle/page-routes/index';
import readerView from './plugins/bundle/reader-view/index';
import splitStyles from './plugins/bundle/split-styles/index';
import unusedStyles from './plugins/bundle/unused-styles/index';
import figures from './plugins/figures/index';
import contentPolicy from './plugins/pages/content-policy/index';
import firstLoad from './plugins/pages/first-load/index';
import { firstLoadScript } from './plugins/pages/first-load/script';
import releaseFeeds from './plugins/pages/release-feeds/index';
import releaseFilter from './plugins/pages/release-filter/index';
import siteRoutes from './plugins/pages/site-routes/index';
import liveTexts from './plugins/tools/live-texts/index';
import compressEarly from './plugins/tools/precompress/index';
import textSources from './plugins/transforms/text-sources/index';
import { address } from './src/config/address';
import { announcementBar } from './src/config/announcement';
import { apiHosts } from './src/config/apiHosts';
import { apiReferences } from './src/config/apiReferences';
import { prism } from './src/config/code';
import { blog, docs, pages, sitemap } from './src/config/content';
import { docSearch } from './src/config/docSearch';
import { footer } from './src/config/footer';
import { future } from './src/config/futureFlags';
import { galleryPlugins } from './src/config/gallery';
import { markdown } from './src/config/markdown';
import { navbar } from './src/config/navbar';
import { pageMarkdownPlugin } from './src/config/pageMarkdown';
import { searchPlugin } from './src/config/search';
import { withOptions } from './src/config/withOptions';
import { site } from './src/data/site';

const themeConfig = {
  image: 'img/social-card.png',
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: true, autoCollapseCategories: false }, versionPersistence: 'localStorage' },
  blog: { sidebar: { groupByYear: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  announcementBar,
  navbar,
  footer,
  prism,
  ...docSearch,
} satisfies ThemeConfig;

const presetOptions = {
  docs,
  blog,
  pages,
  sitemap,
  theme: {
    customCss: ['tokens', 'code', 'custom', 'print', 'forced-colors'].map((name) => `./src/css/${name}.css`),
  },
} satisfies Options;

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  ...address,
  // `trailingSlash` stays unset: it is the only setting that keeps both `/api/capi/` and `/blog` as they are.
  i18n: { path: 'src/i18n', defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  customFields: { docsVersion: site.docsVersion, apiVersion: site.apiVersion, searchLanguages: site.searchLanguages },
  // Our own banner says it in the words of the specification (plugins/pages/first-load).
  baseUrlIssueBanner: false,
  future,
  markdown,
  presets: [['classic', presetOptions]],
  plugins: [
    buildTimings,
    compressEarly,
    liveTexts,
    ...galleryPlugins,
    ...apiReferences,
    firstLoad,
    onePostCss,
    keptPages,
    keptScripts,
    compiledAhead,
    lightModules,
    readerView,
    lightReact,
    splitStyles,
    withOptions(unusedStyles, { scripts: [firstLoadScript] }),
    textSources,
    releaseFeeds,
    releaseFilter,
    exactRoutes,
    // Both take their colours from src/css/tokens.css.
    withOptions(figures, { defaultTokens: false }),
    searchPlugin,
    siteRoutes,
    pageMarkdownPlugin,
    buildOnlyData,
    // In this order: each takes the pages as the one before it has left them.
    pageRoutes,
    firstScreen,
    withOptions(contentPolicy, { hosts: apiHosts, editor: true }),
  ],
  clientModules: [
    './src/client/storedColourMode.ts',
    './src/client/readableAddress.ts',
    './src/client/exactAddress.ts',
    './src/client/navbarAtHash.ts',
    './src/client/navbarMenuKeys.ts',
    './src/client/unreachablePage.ts',
    './src/client/wholePage.ts',
    './src/components/Shortcuts/shortcutKeys.ts',
  ],
  themeConfig,
};

export default config;
