import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { afterAll, describe, expect, test } from 'vitest';
import { htmlFile, mainPart, markdownFile } from '../../../plugins/page-markdown/builtPage';
import { llmsFull, llmsList } from '../../../plugins/page-markdown/llmsText';
import {
  checkOptions,
  defaultLabels as labels,
  type MarkdownPage,
  type Options,
  type PageKind,
} from '../../../plugins/page-markdown/options';
import { pageMarkdown } from '../../../plugins/page-markdown/pageMarkdown';
import { sitePages } from '../../../plugins/page-markdown/sitePages';
import { pageMarkdownOptions } from '../../../src/config/pageMarkdown';
import { markdownFile as linkedFile } from '../../../src/data/markdownFile';

const options = { ...pageMarkdownOptions, labels };

const routeOf = (path: string, kind: PageKind, section = 'About'): MarkdownPage => ({
  path,
  kind,
  title: 'Terms',
  description: 'What words mean.',
  section,
  source: 'docs/about/terms.mdx',
});

/** The text of a page below its title, description and address. */
function textOf(article: string, kind: PageKind = 'doc'): string {
  const html = `<body><nav>Menu</nav><main><article><nav class="theme-doc-breadcrumbs">Home</nav><h1>Terms</h1>${article}</article></main></body>`;
  const [title, description, address, ...text] = pageMarkdown(
    html,
    routeOf('/about/terms', kind),
    'https://docs.example/about/terms',
    options,
  ).split('\n\n');
  expect([title, description, address]).toEqual([
    '# Terms',
    'What words mean.',
    'Address: https://docs.example/about/terms',
  ]);
  return text.join('\n\n').trim();
}

describe('Markdown of a page', () => {
  test.each<[what: string, html: string, markdown: string]>([
    ['the description once', '<p>What words mean.</p><p>Text.</p>', 'Text.'],
    [
      'no hash links, no buttons',
      '<h2>Rules<a class="hash-link" href="#r">#</a></h2><button>Copy</button><div class="dos-page-actions"><a href="/a.md">View Markdown</a></div>',
      '## Rules',
    ],
    [
      'full links',
      '<p><a href="/api/capi/" title="tip">API</a>, <a href="#x">x</a></p>',
      '[API](https://docs.example/api/capi/), [x](https://docs.example/about/terms#x)',
    ],
    ['keys as text', '<p><kbd>Ctrl</kbd>+<kbd>K</kbd></p>', 'Ctrl+K'],
    ['raised and lowered letters', '<p>2<sup>15</sup> H<sub>2</sub>O</p>', '2<sup>15</sup> H<sub>2</sub>O'],
    [
      'boxes with their kind',
      '<div class="theme-admonition theme-admonition-info alert"><div><svg aria-hidden="true"></svg>Since 0.46.0</div><div><p>Text.</p></div></div>',
      '> **Info: Since 0.46.0**\n>\n> Text.',
    ],
    [
      'boxes without a title of their own',
      '<div class="theme-admonition theme-admonition-warning alert"><div>warning</div><div><p>Text.</p></div></div>',
      '> **Warning**\n>\n> Text.',
    ],
    [
      'boxes without a heading',
      '<div class="theme-admonition theme-admonition-note"><div><p>Text.</p></div></div>',
      '> **Note**\n>\n> Text.',
    ],
    [
      'the line of a fold in bold',
      '<details><summary>Groups</summary><p>Hidden.</p></details>',
      '**Groups**\n\nHidden.',
    ],
    [
      'the text of a picture that is in the page itself',
      '<p>Press <img src="data:image/svg+xml,x" alt="the gear">.</p>',
      'Press (the gear).',
    ],
    [
      'fences with language and title, letter by letter',
      '<div class="theme-code-block"><div><span class="theme-code-block-title">Request</span><button>Copy</button></div><pre><code class="language-json"><mark class="code-line">{\n</mark><span class="code-line">  <span class="token name">"a"</span>: "&lt;b&gt;" }</span></code></pre></div>',
      '```json title="Request"\n{\n  "a": "<b>" }\n```',
    ],
    [
      'fences of the stock theme line by line',
      '<pre class="language-js"><code><div class="token-line"><span>a</span><span>()</span><br></div><div class="token-line"><span>b</span><br></div></code></pre>',
      '```js\na()\nb\n```',
    ],
    [
      'all tabs, also those in a tab',
      '<div><ul role="tablist"><li role="tab">One</li><li role="tab">Two</li></ul><div><div role="tabpanel"><div><ul role="tablist"><li role="tab">Inner</li></ul><div role="tabpanel"><p>First.</p></div></div></div><div role="tabpanel" hidden><p>Second.</p></div></div></div>',
      '**One**\n\n**Inner**\n\nFirst.\n\n**Two**\n\nSecond.',
    ],
    [
      'figures as caption, alternative text and table',
      '<figure><svg role="img"><title>States</title><desc>Draft leads to Sent.</desc><text>Draft</text></svg><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><div><figcaption>Figure: <!-- -->states</figcaption></div><dialog>Large</dialog></figure>',
      '_Figure: states_\n\nAlternative text: States. Draft leads to Sent.\n\n| A |\n| - |\n| 1 |',
    ],
    [
      'drawings outside of figures as their titles or labels',
      '<p>The menu <svg><title>three lines</title></svg>, or <svg aria-label="a gear"></svg>.</p>',
      'The menu (three lines), or (a gear).',
    ],
    [
      'cells in one line, captions before their table',
      '<table><caption>Limits</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a<br>b</td><td>x<ul><li>c</li><li>d|e</li></ul></td></tr><tr><td>y</td><td><pre><code>f g</code></pre></td></tr></tbody></table>',
      'Limits\n\n| A | B |\n| - | - |\n| a b | x c; d\\|e |\n| y | `f g` |',
    ],
    [
      'a table in a table as a list in a list',
      '<table><caption>Body</caption><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody><tr><th>a</th><td>One.</td></tr><tr><td colspan=2><table><tbody><tr><th>b</th><td>Two.</td></tr></tbody></table></td></tr><tr><th>c</th><td>Three.</td></tr></tbody></table>',
      'Body\n\n- a: One.\n  - b: Two.\n- c: Three.',
    ],
    [
      'parts that only the stylesheet separates',
      '<ul><li><a href="/blog">Notes</a><span>what is new</span></li></ul>',
      '- [Notes](https://docs.example/blog) – what is new',
    ],
    ['Cyrillic and signs as they are', '<p>где посылка &lt;b&gt;</p>', 'где посылка \\<b>'],
  ])('%s', (_what, html, markdown) => {
    expect(textOf(html)).toBe(markdown);
  });

  test('a page of ways into the text keeps them', () => {
    expect(textOf('<nav><a href="/">Start</a></nav>', 'page')).toContain('[Start](https://docs.example/)');
    expect(textOf('<p>Text.</p><nav><a href="/">Start</a></nav>')).toBe('Text.');
  });

  test('a list has all its posts', () => {
    expect(textOf('<p>One.</p></article><article><p>Two.</p>', 'list')).toBe('One.\n\nTwo.');
  });

  test('the area of a change stands before its words', () => {
    expect(textOf('<ul><li><span class="dos-change-area">Web chat</span> Words.</li></ul>')).toBe(
      '- _Web chat_ – Words.',
    );
  });

  test('fields of an API have type and limits in one line, without what only screen readers hear', () => {
    const row =
      '<tr><th><code>host</code><span class="api-type">string</span><span class="api-required">required</span></th>';
    const meaning =
      '<td><span>Where to.</span><span class="api-limit">1 to 9</span><a class="api-limit" href="#x">X</a></td></tr>';
    const head = '<thead><tr><th><span class="dos-unseen">Field</span></th></tr></thead>';
    const inner = `<table class="api-fields"><caption><span class="dos-unseen">Fields of it</span></caption>${head}<tbody>${row}${meaning}</tbody></table>`;
    const fold = `<tr><td><details><summary>Fields of <code>it</code></summary>${inner}</details></td></tr>`;
    expect(
      textOf(`<table class="api-fields"><tbody><tr><th><code>it</code></th><td>All.</td></tr>${fold}</tbody></table>`),
    ).toBe(
      '- `it`: All.\n  - `host` string, required: Where to. 1 to 9. Schema [X](https://docs.example/about/terms#x).',
    );
  });

  test('samples of an API have their language, and examples what they are', () => {
    const code = (title: string, label: string, sample = '{}') =>
      `<div class="api-code"><div class="api-bar">${title}<button>Copy</button></div><div class="api-panel" data-label="${label}"><pre><code>${sample}</code></pre></div></div>`;
    const bar = (title: string) => `<span class="api-bar__title">${title}</span>`;
    expect(textOf(code('', 'curl'))).toBe('**curl**\n\n```bash\n{}\n```');
    expect(textOf(code(bar('Body'), 'Minimal'))).toBe('**Body: Minimal**\n\n```json\n{}\n```');
    expect(textOf(code(bar('Response 200'), '200'))).toBe('**Response 200**\n\n```json\n{}\n```');
    expect(textOf(code(bar('Response 200'), '200', 'up 1'))).toBe('**Response 200**\n\n```text\nup 1\n```');
  });

  test('a page has the title of its h1, and without one that is known of it; one without a main part is an error', () => {
    const make = (main: string) => pageMarkdown(main, routeOf('/', 'doc'), 'https://docs.example/', options);
    expect(make('<main><h1>Words</h1><p>Text</p></main>')).toMatch(/^# Words\n/);
    expect(make('<main><p>Text</p></main>')).toMatch(/^# Terms\n/);
    expect(() => make('<p>Text</p>')).toThrow('no main part');
  });
});

test.each([
  ['/', 'index.md'],
  ['/about/terms', 'about/terms.md'],
  ['/api/capi/', 'api/capi.md'],
])('the text of %s is %s, and the link of the page leads there', (route, file) => {
  expect(markdownFile(route)).toBe(file);
  expect(linkedFile(route)).toBe(file);
});

test('the lists have title, summary and sections; lists of posts come last', () => {
  const page = (path: string, kind: PageKind) => ({
    page: routeOf(path, kind, kind === 'reference' ? 'APIs' : 'About'),
    address: `https://docs.example/${markdownFile(path)}`,
    markdown: `# ${path}\n`,
  });
  const blog = page('/blog', 'list');
  const pages = [
    page('/', 'doc'),
    { ...blog, page: { ...blog.page, description: '' } },
    page('/api/capi/', 'reference'),
  ];
  const facts = {
    title: 'Site',
    summary: 'What it is.',
    notes: 'Notes.',
  };
  expect(llmsList(facts, pages)).toBe(
    '# Site\n\n> What it is.\n\nNotes.\n\n' +
      '## About\n\n- [Terms](https://docs.example/index.md): What words mean.\n\n' +
      '## APIs\n\n- [Terms](https://docs.example/api/capi.md): What words mean.\n\n' +
      '## Optional\n\n- [Terms](https://docs.example/blog.md)\n',
  );
  expect(llmsFull(pages)).toBe('# /\n\n---\n\n# /blog\n\n---\n\n# /api/capi/\n');
});

describe('without options', () => {
  const html = (classes: string, head: string) =>
    `<!doctype html><html class="${classes}"><head><title>Terms | Site</title><meta name="description" content="Words.">${head}</head><body><main></main></body></html>`;
  const files: Record<string, string> = {
    'index.html': html('docs-wrapper plugin-docs docs-doc-page', ''),
    'blog/first.html': html('plugin-blog blog-post-page', ''),
    'blog/tags/index.html': html('plugin-blog blog-tags-list-page', ''),
    'hidden/index.html': html('docs-doc-page', '<meta name="robots" content="noindex, nofollow">'),
    'about/index.html': html('mdx-wrapper mdx-page', ''),
    '404.html': html('', ''),
  };
  const outDir = mkdtempSync(path.join(tmpdir(), 'page-markdown-'));
  afterAll(() => rmSync(outDir, { recursive: true }));

  test('the pages are those that search engines may list, with kind and section', () => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
      writeFileSync(path.join(outDir, name), text);
    }
    const routesPaths = ['', 'blog/first', 'blog/tags', 'hidden/', 'about', '404.html', 'nowhere'].map(
      (name) => `/base/${name}`,
    );
    const built = { routesPaths, outDir, baseUrl: '/base/', siteConfig: { title: 'Site' } } as unknown as Props;
    const pages = sitePages(built, labels);
    expect(pages.map(({ path: route, kind, section }) => [route, kind, section])).toEqual([
      ['/', 'doc', 'Documentation'],
      ['/about', 'page', 'Pages'],
      ['/blog/first', 'post', 'Posts'],
      ['/blog/tags', 'list', ''],
    ]);
    expect(pages[0]).toMatchObject({ title: 'Terms', description: 'Words.' });
    expect(htmlFile(outDir, '/blog/first')).toBe(path.join(outDir, 'blog/first.html'));
    expect(mainPart('<body><main id=a>b</main></body>')).toBe('<main id=a>b</main>');
  });

  test.each<[given: object, message: string]>([
    [{ colour: 'red' }, 'There is no option "colour"; known are pages, summary'],
    [{ summary: 7 }, 'Option "summary" must be a text.'],
    [{ labels: { adress: 'x' } }, 'Option "labels" must be an object with texts for address'],
    [{ pages: [] }, 'Option "pages" must be a function.'],
  ])('a wrong option is named: %j', (given, message) => {
    expect(() => checkOptions(given as Options)).toThrow(message);
  });
});
