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
import { editGuards, type Fault, noise, siteGuards } from './editGuards';
import type { Edit } from './fixtureFolder';
import type { Guard } from './guard';

const allOf = (budget: Budget): Budgets => ({
  api: budget,
  blog: budget,
  'blog-list': budget,
  'blog-tag': budget,
  doc: budget,
  standalone: budget,
});

const emptyConfig: Config = { title: '', url: '', baseUrl: '' };

const configurationGuards = (faults: Record<string, Fault>) =>
  editGuards(
    {
      family: 'configuration',
      base: 'guards/built/project.txtar',
      runOn: (folder) => {
        const text = readFileSync(path.join(folder, 'docusaurus.config.json'), 'utf8');
        return configuration({ ...emptyConfig, ...(JSON.parse(text) as Partial<Config>) });
      },
      runOnNothing: () => configuration(emptyConfig),
    },
    faults,
  );

const registerGuards = (faults: Record<string, Fault>) =>
  editGuards(
    {
      family: 'theme register',
      base: 'guards/built/project.txtar',
      runOn: (folder) => themeRegister(readThemeFolder(folder, path.join(folder, 'modules'))),
      runOnNothing: () => themeRegister({ register: '', components: new Map(), upstream: () => undefined }),
    },
    faults,
  );

const importGuards = (faults: Record<string, Fault>) =>
  editGuards(
    {
      family: 'public imports',
      base: 'guards/built/project.txtar',
      runOn: (folder) => publicImports(readCode(folder, ['src', 'plugins'])),
      runOnNothing: () => publicImports(new Map()),
    },
    faults,
  );

const html = 'site/index.html';
const source = 'docs/intro.mdx';
const register = 'src/theme/README.md';
const component = 'src/theme/NotFound/index.tsx';
const rss = 'site/blog/rss.xml';
const atom = 'site/blog/atom.xml';
const json = 'site/blog/feed.json';

const inHead = (text: string): Edit => [html, '</head>', `${text}\n</head>`];
const inMain = (text: string): Edit => [html, '</main>', `${text}\n</main>`];
const inSource = (text: string): Edit => [source, 'stands here.\n', `stands here.\n\n${text}\n`];

export const builtSiteGuards: Guard[] = [
  ...siteGuards('page', routes, {
    'a route without a page': ['/about is in the list but was not built', ['site/about/index.html']],
    'a page without a route': ['/about was built but is not in the list', ['routes.json', '"/about"', '"/extra"']],
    'another description': [
      'meta description of / (index.html) is "Another text.", not "The first page."',
      [html, 'content="The first page."', 'content="Another text."'],
    ],
    'a file without an address': [
      'draft/index.html is no page: it has no canonical link, or that of another page.',
      ['site/draft/index.html', '', '<!doctype html><title>Draft</title>'],
    ],
  }),
  ...siteGuards('page', links, {
    'a link to no page': [
      'docs/intro.mdx:8: "/abuot" leads to no page and no file. Nearest that exist: /about.',
      inSource('Read [About](/abuot).'),
      inMain('<p>Read <a href="/abuot">About</a>.</p>'),
    ],
    'a link to no section': [
      'docs/intro.mdx:10: "#frist-steps" leads to an id that / does not have. Ids that exist: first-steps.',
      inSource('## First steps {#first-steps}\n\nGo to [First steps](#frist-steps).'),
      inMain('<h2 id="first-steps">First steps</h2><p>Go to <a href="#frist-steps">First steps</a>.</p>'),
    ],
    'no such image': [
      'docs/intro.mdx:8: "/img/screen.png" leads to no page and no file.',
      inSource('![Screen](/img/screen.png)'),
      inMain('<p><img src="/img/screen.png" alt="Screen"></p>'),
    ],
    'a link of the footer': [
      'the footer (src/config/footer.ts): "/blog" leads to no page and no file.',
      [html, '</footer>', '<a href="/blog">Release notes</a></footer>'],
    ],
    'a link to a foreign host': [
      'docs/intro.mdx:8: "https://other.example/page" links to the host other.example.',
      inSource('See [another site](https://other.example/page).'),
      inMain('<p>See <a href="https://other.example/page">another site</a>.</p>'),
    ],
    'a foreign script': [
      'the head of the page: "https://cdn.example/counter.js" loads from the host cdn.example.',
      inHead('<script src="https://cdn.example/counter.js"></script>'),
    ],
    'a foreign font': [
      'src/css (assets/css/styles.css): "https://fonts.example/text.woff2" loads from the host fonts.example.',
      ['site/assets/css/styles.css', '', '@font-face { src: url("https://fonts.example/text.woff2"); }'],
    ],
  }),
  ...siteGuards('page', ids, {
    'an id twice': [
      'docs/intro.mdx:8 and 10: the id "rules" is used more than once in /.',
      inSource('## Rules {#rules}\n\n## More rules {#rules}'),
      inMain('<h2 id="rules">Rules</h2><h2 id="rules">More rules</h2>'),
    ],
  }),
  ...siteGuards('page', standardHtml, {
    'an element that may not stand there': [
      'index.html: element-permitted-content: <figcaption> element is not permitted as content under <div>',
      inMain('<figure><div><figcaption>A caption that is no child of its figure</figcaption></div></figure>'),
    ],
    'an attribute twice': [
      'duplicate-attribute: a browser has to repair the HTML of /.',
      inMain('<p class="first" class="second">A paragraph with two classes of one name</p>'),
    ],
  }),
  ...siteGuards('page', headings, {
    'a skipped level': [
      'docs/intro.mdx:8: h3 "Details" follows an h1; use h2 (/).',
      inSource('### Details {#details}'),
      inMain('<h3 id="details">Details</h3>'),
    ],
    'two titles': ['/ has 2 h1. Give the page exactly one.', inMain('<h1>Start again</h1>')],
    'an empty heading': [
      'a heading without text; write one or take the heading out (/).',
      inMain('<h2 id="empty"><a class="hash-link" href="#empty">#</a></h2>'),
    ],
  }),
  ...siteGuards('feeds', feeds, {
    'a missing post': [
      'blog/rss.xml has 0 entries with the link https://docs.example/blog/0.1.0',
      [rss, '<link>https://docs.example/blog/0.1.0</link>'],
    ],
    'another date': [
      'blog/rss.xml, blog/2023-01-01-0.1.0.mdx: date is "2023-01-02", the post has "2023-01-01".',
      [rss, 'Sun, 01 Jan', 'Mon, 02 Jan'],
    ],
    'no summary': [
      'blog/rss.xml, blog/2023-02-01-0.2.0.mdx: summary is "", the post has "The second release."',
      [rss, 'The second release.'],
    ],
    'a relative link': [
      'blog/atom.xml, blog/2023-02-01-0.2.0.mdx: "/about" is no absolute address of this site',
      [atom, '</div>', '<p><a href="/about">About</a></p></div>'],
    ],
    'a missing item': [
      'blog/rss.xml, blog/2023-02-01-0.2.0.mdx: the item "#reports New, Analytics: Reports have a filter. (0 examples)" of the post is not in it.',
      [rss, '#reports'],
    ],
    'an item of another kind': [
      'blog/feed.json, blog/2023-02-01-0.2.0.mdx: the item "#reports Fixed, Analytics: Reports have a filter. (0 examples)" is not in the post.',
      [json, '<h2>New', '<h2>Fixed'],
    ],
  }),
  ...siteGuards('feeds', feedForm, {
    'not well-formed': ['blog/rss.xml is not well-formed: line 26: ', [rss, '</item>']],
    'an old version': [
      'blog/feed.json: version is "https://jsonfeed.org/version/1", not "https://jsonfeed.org/version/1.1".',
      [json, 'version/1.1', 'version/1'],
    ],
    'another weekday': [
      'blog/rss.xml, entry 1: pubDate is "Thu, 01 Feb 2023 00:00:00 GMT", not a date of RFC 822 with its right weekday.',
      [rss, '<pubDate>Wed', '<pubDate>Thu'],
    ],
    'no author': [
      'blog/atom.xml has 0 times author > name, not once.',
      [atom, '<author><name>DialogOS</name></author>'],
    ],
    'two entries with one id': [
      'blog/feed.json has two entries with the id https://docs.example/blog/0.2.0.',
      [json, '"id": "https://docs.example/blog/0.1.0"', '"id": "https://docs.example/blog/0.2.0"'],
    ],
    'a relative id': [
      'blog/atom.xml, entry 1: id is "/blog/0.2.0", not an absolute address.',
      [atom, '<id>https://docs.example/blog/0.2.0', '<id>/blog/0.2.0'],
    ],
    'another address of its own': [
      'blog/rss.xml: channel > atom:link[rel=self]@href is "https://docs.example/blog/feed.xml", not the address of the feed.',
      [rss, 'blog/rss.xml', 'blog/feed.xml'],
    ],
    'a time without a zone': [
      'blog/feed.json, entry 1: date_published is "2023-02-01 00:00", not a date of RFC 3339.',
      [json, '2023-02-01T00:00:00.000Z', '2023-02-01 00:00'],
    ],
  }),
  ...siteGuards('archive', (site) => archiveScripts(site, 98), {
    'an archive with texts': [
      'assets/archive.js, a script of /blog/archive, contains "Reports have a filter for the version of the assistant." of /blog/0.2.0.',
      ['site/assets/archive.js', "'Release 0.2.0'", "'- Reports have a filter for the version of the assistant.'"],
    ],
  }),
  ...siteGuards('archive', (site) => archiveScripts(site, 0.1), {
    'a heavy archive': [
      '/blog/archive sends 0.5 KB of script, its budget is 0.1 KB.',
      ['site/assets/archive.js', '', noise(100)],
    ],
  }),
  ...siteGuards('page', compiledAhead, {
    'a script of a page that is compiled late': [
      'assets/main.js is a script of a page and does not begin with "//# allFunctionsCalledOnLoad". Fix: see how',
      ['site/assets/main.js', '//# allFunctionsCalledOnLoad'],
    ],
    'a later script that is compiled ahead': [
      'assets/later.js is loaded later and begins with "//# allFunctionsCalledOnLoad". Fix: see how',
      ['site/assets/later.js', '', '//# allFunctionsCalledOnLoad\n'],
    ],
  }),
  ...siteGuards('page', sitemap, {
    'another host': [
      'sitemap.xml has no https://docs.example/, a page that may be indexed.',
      ['site/sitemap.xml', 'https://docs.example/', 'http://localhost:3000/'],
    ],
    'the not-found page': [
      'sitemap.xml has https://docs.example/404.html, which is not a page',
      ['site/sitemap.xml', '</urlset>', '<url><loc>https://docs.example/404.html</loc></url></urlset>'],
    ],
  }),
  ...siteGuards('page', constants, {
    'the year of the copyright': ['/: the footer does not say "Copyright © 2023".', [html, '2023', '2024']],
    'the version of the documentation': [
      '/: the navbar does not show the docs version 1.5.0.',
      [html, '1.5.0', '1.4.0'],
    ],
    'a second language': [
      '/: the page names the languages ru; the site has English only.',
      inHead('<link rel="alternate" hreflang="ru" href="https://docs.example/ru/">'),
    ],
    'the version of an API': [
      'static/api/capi.json: info.version is "0.2.0", not 0.1.0.',
      ['site/api/capi.json', '0.1.0', '0.2.0'],
    ],
  }),
  ...siteGuards('blog-list', blogLists, {
    'a short list': [
      'The list /blog shows 1 (/blog/0.2.0 to /blog/0.2.0) posts, not 2 (/blog/0.2.0 to /blog/0.1.0)',
      ['site/blog/index.html', '<article><header><h2><a href="/blog/0.1.0">Release 0.1.0</a></h2></header></article>'],
    ],
    'a short sidebar': [
      'The blog sidebar of /blog shows 1 (/blog/0.2.0 to /blog/0.2.0) posts, not 2',
      ['site/blog/index.html', '<a href="/blog/0.1.0">Release 0.1.0</a>'],
    ],
  }),
  ...siteGuards('page', colourMode, {
    'the mode of the system': [
      'a new reader with a dark system gets the mode dark, not light.',
      [html, "|| 'light'", "|| (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')"],
    ],
    'another key of the storage': [
      'a reader who chose dark gets the mode light, not dark.',
      [html, "getItem('theme')", "getItem('theme-182')"],
    ],
  }),
  ...siteGuards('page', noScript, {
    'no lead': [
      'docs/intro.mdx:6: the HTML of / lacks "This page is for writers. Nothing of it is in the HTML."',
      [source, 'A page needs', 'This page is for writers. Nothing of it is in the HTML.\n\nA page needs'],
    ],
    'an empty page': ['docs/intro.mdx: the main part of / has 5 letters in the HTML', [html, '<p>', '<p hidden><!--']],
    'a handler in the HTML': ['/ has the inline handler onclick.', inMain('<button onclick="print()">Print</button>')],
  }),
  ...siteGuards('policy', contentPolicy, {
    'a script that it does not name': [
      'index.html: the script-src of index.html has no hash for "document.title =',
      inHead("<script>document.title = 'Not in the policy';</script>"),
    ],
    'a foreign host': [
      'index.html: connect-src allows https://counter.example.',
      [html, "connect-src 'self'", "connect-src 'self' https://counter.example"],
    ],
    'every script': [
      "index.html: script-src allows 'unsafe-inline'.",
      [html, "script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ],
    'after a script': [
      'index.html has no policy before its first script, style or link.',
      [html, '<head>', "<head><script>document.documentElement.dataset.theme = 'light';</script>"],
    ],
    'no header': ['_headers has no policy with frame-ancestors.', ['site/_headers', ";frame-ancestors 'self'"]],
  }),
  ...registerGuards({
    'not in the register': [
      'src/theme/NotFound is not in src/theme/README.md. Add a row',
      [
        register,
        '| `NotFound` | replace | `example-theme` 2.0.0 | The original has no heading of the first level, and screen readers miss it. |\n',
      ],
    ],
    'not in the folder': [
      'src/theme/README.md:6: Footer is not in src/theme.',
      [
        register,
        'miss it. |\n',
        'miss it. |\n| `Footer` | replace | `example-theme` 2.0.0 | The original has no heading of the first level. |\n',
      ],
    ],
    'a false wrap': [
      "src/theme/README.md:5: NotFound is called a wrap but does not import '@theme-original/NotFound'.",
      [register, '| replace |', '| wrap |'],
    ],
    'a false replacement': [
      'src/theme/README.md:5: NotFound is called a replacement but imports',
      [component, '', "import Original from '@theme-original/NotFound';\n"],
    ],
    'an old version': [
      'src/theme/README.md:5: NotFound was compared with example-theme 1.9.0, installed is 2.0.0.',
      [register, '2.0.0', '1.9.0'],
    ],
    'without an original': [
      'src/theme/README.md:5: NotFound replaces nothing, because example-theme does not have this component.',
      ['modules/example-theme/lib/theme/NotFound/index.js'],
    ],
    'without a reason': [
      'src/theme/README.md:5: NotFound has no reason.',
      [register, 'The original has no heading of the first level, and screen readers miss it.', 'Nicer.'],
    ],
  }),
  ...importGuards({
    'an internal path': [
      "src/theme/NotFound/index.tsx:2: '@docusaurus/theme-common/internal' is internal to its package",
      [component, '', "\nimport { useDateTimeFormat } from '@docusaurus/theme-common/internal';\n"],
    ],
    'a compiled file': [
      "plugins/example.ts:1: '@docusaurus/core/lib/server/site' is internal to its package",
      ['plugins/example.ts', '', "const { load } = require('@docusaurus/core/lib/server/site');\n"],
    ],
  }),
  ...configurationGuards({
    'broken links': [
      'docusaurus.config.ts: onBrokenLinks is "warn", the specification asks for "throw".',
      ['docusaurus.config.json', 'throw', 'warn'],
    ],
  }),
  ...siteGuards('page', (site) => weight(site, allOf({ script: 0.1, all: 100 })), {
    'a heavy script': [
      'KB of script, the budget of a doc page is 0.1 KB. Pages of this kind over it: 3. The largest files: assets/main.js (0.5), ',
      ['site/assets/main.js', '', noise(100)],
    ],
  }),
  ...siteGuards('page', (site) => weight(site, allOf({ script: 100, all: 100 })), {
    'a heavy start page': [
      '/ (docs/intro.mdx) sends 0.5 KB of script, and a documentation page in the middle sends 0.1 KB (/terms).',
      ['site/assets/start.js', '', noise(100)],
      inHead('<script src="/assets/start.js" defer></script>'),
    ],
  }),
  ...siteGuards('page', (site) => weight(site, allOf({ script: 100, all: 1 })), {
    'a heavy page': [
      'KB in all, the budget of a doc page is 1 KB. Pages of this kind over it: 1. The largest files: assets/css/styles.css (',
      ['site/assets/css/styles.css', '', noise(300)],
      inHead('<link rel="stylesheet" href="/assets/css/styles.css">'),
    ],
  }),
];
