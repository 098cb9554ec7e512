import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { address } from './src/config/address';
import { announcementBar } from './src/config/announcement';
import { prism } from './src/config/code';
import { blog, docs, pages, sitemap } from './src/config/content';
import { contentPolicyPlugin } from './src/config/contentPolicy';
import { footer } from './src/config/footer';
import { future } from './src/config/futureFlags';
import { galleryPresets } from './src/config/gallery';
import { markdown } from './src/config/markdown';
import { navbar } from './src/config/navbar';
import { searchPlugin } from './src/config/search';
import { site } from './src/config/site';

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
} satisfies ThemeConfig;

const presetOptions = {
  docs,
  blog,
  pages,
  sitemap,
  theme: { customCss: ['./src/css/tokens.css', './src/css/code.css', './src/css/custom.css', './src/css/print.css'] },
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
  // Our own banner says it in the words of the specification (src/components/BaseUrlBanner).
  baseUrlIssueBanner: false,
  future,
  markdown,
  presets: [
    ['classic', presetOptions],
    ...galleryPresets,
    [
      './plugins/api-reference/index.ts',
      {
        specs: [
          { id: 'capi', spec: 'static/api/capi.json', route: '/api/capi/', url: '/api/capi.json' },
          { id: 'sapi', spec: 'static/api/sapi.json', route: '/api/sapi/', url: '/api/sapi.json' },
        ],
      },
    ],
  ],
  plugins: [
    './plugins/content-lint/index.ts',
    './plugins/dl-examples/index.ts',
    contentPolicyPlugin,
    './plugins/text-sources/index.ts',
    './plugins/release-feeds/index.ts',
    './plugins/release-filter/index.ts',
    './plugins/exact-routes/index.ts',
    './plugins/git-history/index.ts',
    searchPlugin,
    './plugins/no-browser-prism/index.ts',
    './plugins/site-routes/index.ts',
    './plugins/page-markdown/index.ts',
    './plugins/page-routes/index.ts',
    './plugins/ready-markup/index.ts',
    './plugins/slim-code/index.ts',
    './plugins/slim-data/index.ts',
  ],
  clientModules: [
    './src/client/exactAddress.ts',
    './src/client/navbarAtHash.ts',
    './src/components/Shortcuts/shortcutKeys.ts',
  ],
  themeConfig,
};

export default config;
