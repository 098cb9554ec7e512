import type { Config } from '@docusaurus/types';
import type { GuardReport } from '../../guards/guard';

// Specification, sections 1, 2 and 9, and what the addresses and storage keys of the site rest on.
const settings: readonly [name: string, value: unknown][] = [
  ['onBrokenLinks', 'throw'],
  ['onBrokenAnchors', 'throw'],
  ['onDuplicateRoutes', 'throw'],
  ['markdown.hooks.onBrokenMarkdownLinks', 'throw'],
  ['markdown.hooks.onBrokenMarkdownImages', 'throw'],
  ['presets.classic.docs.onInlineTags', 'throw'],
  ['presets.classic.blog.onInlineTags', 'throw'],
  ['presets.classic.blog.onInlineAuthors', 'throw'],
  ['presets.classic.blog.onUntruncatedBlogPosts', 'throw'],
  ['presets.classic.blog.postsPerPage', 10],
  ['presets.classic.blog.blogSidebarCount', 'ALL'],
  ['presets.classic.docs.routeBasePath', '/'],
  ['i18n.defaultLocale', 'en'],
  ['i18n.locales', ['en']],
  ['customFields.searchLanguages', ['en', 'ru']],
  ['customFields.docsVersion', '1.5.0'],
  ['customFields.apiVersion', '0.1.0'],
  ['future.v4.siteStorageNamespacing', false],
  ['themeConfig.colorMode', { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false }],
  ['themeConfig.tableOfContents', { minHeadingLevel: 2, maxHeadingLevel: 3 }],
  ['themeConfig.docs.sidebar.hideable', true],
  ['themeConfig.docs.versionPersistence', 'localStorage'],
  ['themeConfig.navbar.hideOnScroll', true],
];

function presetsByName(config: Config): Record<string, unknown> {
  const pairs = (config.presets ?? []).filter((preset) => Array.isArray(preset));
  return Object.fromEntries(pairs.map(([name, options]) => [String(name), options]));
}

function valueAt(root: unknown, name: string): unknown {
  return name.split('.').reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], root);
}

/** The settings that the specification fixes have their values in the loaded configuration: every broken reference is an error. */
export function configuration(config: Config): GuardReport {
  const root = { ...config, presets: presetsByName(config) };
  const found = settings.map(([name, value]) => ({ name, value, found: valueAt(root, name) }));
  const differ = found.filter(({ value, found: actual }) => JSON.stringify(value) !== JSON.stringify(actual));
  return {
    checked: found.filter(({ found: actual }) => actual !== undefined).length,
    unit: 'settings',
    faults: [
      ...differ.map(
        ({ name, value, found: actual }) =>
          `docusaurus.config.ts: ${name} is ${JSON.stringify(actual) ?? 'not set'}, the specification asks for ${JSON.stringify(value)}.`,
      ),
      ...(config.trailingSlash === undefined
        ? []
        : ['docusaurus.config.ts: trailingSlash is set. Leave it out, or /api/capi/ or /blog changes its address.']),
    ],
  };
}
