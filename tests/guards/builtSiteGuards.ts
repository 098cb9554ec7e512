import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { archiveScripts } from '../build/checks/archive';
import { blogLists } from '../build/checks/blogLists';
import { colourMode } from '../build/checks/colourMode';
import { compiledAhead } from '../build/checks/compiledAhead';
import { configuration } from '../build/checks/configuration';
import { constants } from '../build/checks/constants';
import { contentPolicy } from '../build/checks/contentPolicy';
import { feedForm } from '../build/checks/feedForm';
import { feeds } from '../build/checks/feeds';
import { headings } from '../build/checks/headings';
import { ids } from '../build/checks/ids';
import { links } from '../build/checks/links';
import { noScript } from '../build/checks/noScript';
import { publicImports } from '../build/checks/publicImports';
import { routes } from '../build/checks/routes';
import { sitemap } from '../build/checks/sitemap';
import { standardHtml } from '../build/checks/standardHtml';
import { themeRegister } from '../build/checks/themeRegister';
import { type Budget, type Budgets, weight } from '../build/checks/weight';
import { readCode, readThemeFolder } from '../helpers/builtSiteSources';
import { siteGuards } from './fixtureSite';
import type { Guard } from './guard';

const fixtureOf = (name: string) => `guards/built/${name}`;
const folderOf = (name: string) => path.join('tests/fixtures', fixtureOf(name));

function registerGuards(messages: Record<string, string>): Guard[] {
  return Object.entries(messages).map(([name, message]) => ({
    name: `theme register: ${name}`,
    fixture: fixtureOf(name),
    message,
    runOnFixture: () => themeRegister(readThemeFolder(folderOf(name), path.join(folderOf(name), 'modules'))),
    runOnNothing: () => themeRegister({ register: '', components: new Map(), upstream: () => undefined }),
  }));
}

function importGuards(messages: Record<string, string>): Guard[] {
  return Object.entries(messages).map(([name, message]) => ({
    name: `public imports: ${name}`,
    fixture: fixtureOf(name),
    message,
    runOnFixture: () => publicImports(readCode(folderOf(name), ['src', 'plugins'])),
    runOnNothing: () => publicImports(new Map()),
  }));
}

const allOf = (budget: Budget): Budgets => ({
  api: budget,
  blog: budget,
  'blog-list': budget,
  'blog-tag': budget,
  doc: budget,
  standalone: budget,
});

const emptyConfig: Config = { title: '', url: '', baseUrl: '' };

const configurationGuard: Guard = {
  name: 'configuration: broken links',
  fixture: fixtureOf('configuration/docusaurus.config.json'),
  message: 'docusaurus.config.ts: onBrokenLinks is "warn", the specification asks for "throw".',
  runOnFixture: () => {
    const file = path.join(folderOf('configuration'), 'docusaurus.config.json');
    return configuration({ ...emptyConfig, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Config>) });
  },
  runOnNothing: () => configuration(emptyConfig),
};

export const builtSiteGuards: Guard[] = [
  ...siteGuards(routes, {
    'routes-both-ways': '/about is in the list but was not built',
    'routes-description': 'meta description of / (index.html) is "Another text.", not "The first page."',
    'routes-no-address': 'draft/index.html is no page: it has no canonical link, or that of another page.',
  }),
  ...siteGuards(links, {
    'links-page': 'docs/intro.mdx:8: "/abuot" leads to no page and no file. Nearest that exist: /about.',
    'links-fragment':
      'docs/intro.mdx:10: "#frist-steps" leads to an id that / does not have. Ids that exist: first-steps.',
    'links-image': 'docs/intro.mdx:8: "/img/screen.png" leads to no page and no file.',
    'links-footer': 'the footer (src/config/footer.ts): "/blog" leads to no page and no file.',
    'links-foreign-host': 'docs/intro.mdx:8: "https://other.example/page" links to the host other.example.',
    'links-foreign-script': 'the head of the page: "https://cdn.example/counter.js" loads from the host cdn.example.',
    'links-foreign-font':
      'src/css (assets/css/styles.css): "https://fonts.example/text.woff2" loads from the host fonts.example.',
  }),
  ...siteGuards(ids, { ids: 'docs/intro.mdx:8 and 10: the id "rules" is used more than once in /.' }),
  ...siteGuards(standardHtml, {
    'html-misplaced':
      'index.html: element-permitted-content: <figcaption> element is not permitted as content under <div>',
    'html-repaired': 'duplicate-attribute: a browser has to repair the HTML of /.',
  }),
  ...siteGuards(headings, {
    'headings-skipped': 'docs/intro.mdx:8: h3 "Details" follows an h1; use h2 (/).',
    'headings-two-titles': '/ has 2 h1. Give the page exactly one.',
    'headings-empty': 'a heading without text; write one or take the heading out (/).',
  }),
  ...siteGuards(feeds, {
    'feeds-missing-post': 'blog/rss.xml has 0 entries with the link https://docs.example/blog/0.1.0',
    'feeds-wrong-date': 'blog/rss.xml, blog/2023-01-01-0.1.0.mdx: date is "2023-01-02", the post has "2023-01-01".',
    'feeds-no-summary': 'blog/rss.xml, blog/2023-02-01-0.2.0.mdx: summary is "", the post has "The second release."',
    'feeds-relative-link': 'blog/atom.xml, blog/2023-02-01-0.2.0.mdx: "/about" is no absolute address of this site',
    'feeds-missing-item':
      'blog/rss.xml, blog/2023-02-01-0.2.0.mdx: the item "#reports New, Analytics: Reports have a filter. (0 examples)" of the post is not in it.',
    'feeds-other-kind':
      'blog/feed.json, blog/2023-02-01-0.2.0.mdx: the item "#reports Fixed, Analytics: Reports have a filter. (0 examples)" is not in the post.',
  }),
  ...siteGuards(feedForm, {
    'feeds-not-well-formed': 'blog/rss.xml is not well-formed: line 17: ',
    'feed-form-old-json':
      'blog/feed.json: version is "https://jsonfeed.org/version/1", not "https://jsonfeed.org/version/1.1".',
    'feed-form-weekday':
      'blog/rss.xml, entry 1: pubDate is "Thu, 01 Feb 2023 00:00:00 GMT", not a date of RFC 822 with its right weekday.',
    'feed-form-no-author': 'blog/atom.xml has 0 times author > name, not once.',
    'feed-form-same-id': 'blog/feed.json has two entries with the id https://docs.example/blog/0.2.0.',
    'feed-form-relative-id': 'blog/atom.xml, entry 1: id is "/blog/0.2.0", not an absolute address.',
    'feed-form-other-self':
      'blog/rss.xml: channel > atom:link[rel=self]@href is "https://docs.example/blog/feed.xml", not the address of the feed.',
    'feed-form-no-zone': 'blog/feed.json, entry 1: date_published is "2023-02-01 00:00", not a date of RFC 3339.',
  }),
  ...siteGuards((site) => archiveScripts(site, 98), {
    'archive-with-texts':
      'assets/archive.js, a script of /blog/archive, contains "Reports have a filter for the version of the assistant." of /blog/0.2.0.',
  }),
  ...siteGuards((site) => archiveScripts(site, 0.05), {
    'archive-heavy': '/blog/archive sends 0.1 KB of script, its budget is 0.05 KB.',
  }),
  ...siteGuards(compiledAhead, {
    'compiled-late':
      'assets/main.js is a script of a page and does not begin with "//# allFunctionsCalledOnLoad". Fix: see how',
    'compiled-too-much': 'assets/later.js is loaded later and begins with "//# allFunctionsCalledOnLoad". Fix: see how',
  }),
  ...siteGuards(sitemap, {
    'sitemap-other-host': 'sitemap.xml has no https://docs.example/, a page that may be indexed.',
    'sitemap-not-found-page': 'sitemap.xml has https://docs.example/404.html, which is not a page',
  }),
  ...siteGuards(constants, {
    'constants-copyright-year': '/: the footer does not say "Copyright © 2023".',
    'constants-docs-version': '/: the navbar does not show the docs version 1.5.0.',
    'constants-language': '/: the page names the languages ru; the site has English only.',
    'constants-api-version': 'static/api/capi.json: info.version is "0.2.0", not 0.1.0.',
  }),
  ...siteGuards(blogLists, {
    'blog-list-short': 'The list /blog shows 1 (/blog/0.2.0 to /blog/0.2.0) posts, not 2 (/blog/0.2.0 to /blog/0.1.0)',
    'blog-sidebar-short': 'The blog sidebar of /blog shows 1 (/blog/0.2.0 to /blog/0.2.0) posts, not 2',
  }),
  ...siteGuards(colourMode, {
    'colour-mode-of-system': 'a new reader with a dark system gets the mode dark, not light.',
    'colour-mode-other-key': 'a reader who chose dark gets the mode light, not dark.',
  }),
  ...siteGuards(noScript, {
    'no-script-lead': 'docs/intro.mdx:6: the HTML of / lacks "This page is for writers. Nothing of it is in the HTML."',
    'no-script-empty': 'docs/intro.mdx: the main part of / has 5 letters in the HTML',
    'no-script-handler': '/ has the inline handler onclick.',
  }),
  ...siteGuards(contentPolicy, {
    'policy-other-script': 'index.html: the script-src of index.html has no hash for "document.title =',
    'policy-foreign-host': 'index.html: connect-src allows https://counter.example.',
    'policy-unsafe-inline': "index.html: script-src allows 'unsafe-inline'.",
    'policy-after-script': 'index.html has no policy before its first script, style or link.',
    'policy-no-header': '_headers has no policy with frame-ancestors.',
  }),
  ...registerGuards({
    'theme-not-in-register': 'src/theme/NotFound is not in src/theme/README.md. Add a row',
    'theme-not-in-folder': 'src/theme/README.md:6: Footer is not in src/theme.',
    'theme-false-wrap':
      "src/theme/README.md:5: NotFound is called a wrap but does not import '@theme-original/NotFound'.",
    'theme-false-replacement': 'src/theme/README.md:5: NotFound is called a replacement but imports',
    'theme-old-version': 'src/theme/README.md:5: NotFound was compared with example-theme 1.9.0, installed is 2.0.0.',
    'theme-without-original':
      'src/theme/README.md:5: OldName replaces nothing, because example-theme does not have this component.',
    'theme-without-reason': 'src/theme/README.md:5: NotFound has no reason.',
  }),
  ...importGuards({
    'internal-import': "src/theme/Footer/index.tsx:2: '@docusaurus/theme-common/internal' is internal to its package",
    'lib-import': "plugins/example.ts:1: '@docusaurus/core/lib/server/site' is internal to its package",
  }),
  configurationGuard,
  ...siteGuards((site) => weight(site, allOf({ script: 0.1, all: 100 })), {
    'weight-script': 'KB of script, the budget of a doc page is 0.1 KB.',
  }),
  ...siteGuards((site) => weight(site, allOf({ script: 100, all: 100 })), {
    'weight-start':
      '/ (docs/intro.mdx) sends 0.4 KB of script, and a documentation page in the middle sends 0.0 KB (/terms).',
  }),
  ...siteGuards((site) => weight(site, allOf({ script: 100, all: 0.5 })), {
    'weight-all': 'KB in all, the budget of a doc page is 0.5 KB.',
  }),
];
