import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, LoadedPlugin } from '@docusaurus/types';
import { afterEach, expect, test } from 'vitest';
import localSearch from '../../../plugins/search';
import type { IndexFile } from '../../../plugins/search/common/schema';
import { defaults, type Options, readOptions } from '../../../plugins/search/options';
import { emitIndexes, emitTexts } from '../../../plugins/search/server/emit';
import { parentCategories } from '../../../plugins/search/server/parents';
import type { SearchSource } from '../../../plugins/search/server/source';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'local-search-'));
  folders.push(dir);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

const html = (tag: string, title: string, text: string) =>
  `<!doctype html><meta name=docusaurus_tag content=${tag} /><main><h1>${title}</h1><p>${text}</main>`;

const docsTag = 'docs-default-current';

/** As Docusaurus would hand them over: a site with docs at the root, posts, pages and a plugin that gives pages. */
function plugins(base: string): LoadedPlugin[] {
  const doc = (route: string, more: object) => ({
    id: route,
    permalink: `${base}${route}`,
    title: route,
    description: '',
    frontMatter: { keywords: ['key one'] },
    tags: [],
    unlisted: false,
    ...more,
  });
  const sidebars = { main: [{ type: 'category', label: 'Parts', items: [{ type: 'doc', id: 'a' }] }] };
  const versions = [
    { versionName: 'current', docs: [doc('a', {}), doc('hidden', { unlisted: true }), doc('secret', {})], sidebars },
    { versionName: '1.0', docs: [], sidebars: {} },
  ];
  const post = {
    permalink: `${base}blog/1`,
    title: 'Post',
    description: '',
    frontMatter: {},
    tags: [{ label: 'notes' }],
    unlisted: false,
  };
  const given: SearchSource = {
    searchPages: () => [
      {
        route: `${base}api/`,
        title: 'API',
        type: 'other',
        tag: 'default',
        sections: [
          { anchor: null, title: 'API', text: 'Calls' },
          { anchor: 'operation/sendRequest', title: 'Send request', text: 'POST /sendRequest/{buid} reply_to' },
        ],
      },
    ],
  };
  return [
    { name: 'docusaurus-plugin-content-docs', options: { id: 'default' }, content: { loadedVersions: versions } },
    {
      name: 'docusaurus-plugin-content-blog',
      options: { id: 'default' },
      content: { blogPosts: [{ metadata: post }] },
    },
    {
      name: 'docusaurus-plugin-content-pages',
      options: { id: 'default' },
      content: [{ type: 'jsx', permalink: `${base}page`, source: '' }],
    },
    { name: 'reference', options: {}, ...given },
  ] as unknown as LoadedPlugin[];
}

async function build(
  base: string,
  files: Record<string, string>,
  options: Options = {},
): Promise<Map<string, IndexFile>> {
  const outDir = folder(files);
  const plugin = localSearch({ siteConfig: { themeConfig: {} } } as LoadContext, readOptions(options));
  await plugin.postBuild?.({
    plugins: plugins(base),
    routesBuildMetadata: { [`${base}secret`]: { noIndex: true } },
    outDir,
    baseUrl: base,
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  const read = (tag: string) =>
    JSON.parse(readFileSync(path.join(outDir, `search-index-${tag}.json`), 'utf8')) as IndexFile;
  return new Map(['default', docsTag, 'docs-default-1.0'].map((tag) => [tag, read(tag)]));
}

const folderForm = {
  'a/index.html': html(docsTag, 'A', 'alpha'),
  'hidden/index.html': html(docsTag, 'Hidden', 'h'),
  'secret/index.html': html(docsTag, 'Secret', 's'),
  'blog/1/index.html': html('default', 'Post', 'beta'),
  'blog/index.html': html('default', 'All posts', 'x'),
  'page/index.html': html('default', 'Page', 'gamma'),
  '404.html': html('default', 'Not found', 'x'),
};

const routesIn = (file: IndexFile | undefined) =>
  file?.documents.map(({ sectionRoute, type }) => `${type} ${sectionRoute}`);

test.each(['/', '/site/'])(
  'pages of their owners only; lists, 404, unlisted and noindex are left out (base URL %s)',
  async (base) => {
    const files = await build(base, folderForm);
    expect(routesIn(files.get(docsTag))).toEqual([`docs ${base}a`]);
    expect(routesIn(files.get('default'))).toEqual([
      `other ${base}api/`,
      `other ${base}api/#operation/sendRequest`,
      `blog ${base}blog/1`,
      `other ${base}page`,
    ]);
  },
);

test('every version has a file, also without documents', async () => {
  expect((await build('/', folderForm)).get('docs-default-1.0')?.documents).toEqual([]);
});

test('files of a site without final slashes are found, too', async () => {
  const flat = Object.fromEntries(
    Object.entries(folderForm).map(([name, text]) => [name.replace('/index.html', '.html'), text]),
  );
  expect(routesIn((await build('/', flat)).get(docsTag))).toEqual(['docs /a']);
});

test('keywords and tags of a page stand on its first section, categories come from the sidebar', async () => {
  const files = await build('/', folderForm);
  expect(files.get(docsTag)?.documents[0]).toMatchObject({ tags: ['key one'], sidebarParentCategories: ['Parts'] });
  const post = files.get('default')?.documents.find(({ type }) => type === 'blog');
  expect(post?.tags).toEqual(['notes']);
});

test('a page without a file stops the build', async () => {
  const { 'a/index.html': _missing, ...others } = folderForm;
  await expect(build('/', others)).rejects.toThrow('[local search] /a has no file in the built site.');
});

test('the texts of each page stand in a file of their own, by the anchors of its sections', async () => {
  const outDir = folder({});
  const sections = [
    { anchor: null, title: 'A', text: 'alpha' },
    { anchor: 'b', title: 'B', text: 'beta' },
    { anchor: 'c', title: 'C', text: '' },
  ];
  const page = { title: 'A', type: 'docs', tag: docsTag, sections } as const;
  const pages = ['/site/', '/site/a/%D0%B1'].map((route) => ({ ...page, route, sections: [...sections] }));
  expect(await emitTexts(outDir, '/site/', pages)).toMatch(/^search-text: 2 files, /);
  for (const name of ['index', 'a/б']) {
    const text = readFileSync(path.join(outDir, 'search-text', `${name}.json`), 'utf8');
    expect(JSON.parse(text)).toEqual({ '': 'alpha', b: 'beta' });
  }
});

test('the box is that of the theme when the site has keys for DocSearch', () => {
  const withKeys = { siteConfig: { themeConfig: { algolia: { appId: 'A' } } } } as unknown as LoadContext;
  expect(localSearch(withKeys, readOptions({})).getThemePath).toBeUndefined();
  const without = { siteConfig: { themeConfig: {} } } as LoadContext;
  expect(localSearch(without, readOptions({})).getThemePath?.()).toMatch(/search[\\/]theme$/);
});

test('kinds of pages and single pages can be left out', async () => {
  const files = await build('/', folderForm, { indexDocs: false, indexBlog: false, ignoreFiles: ['/page'] });
  expect(routesIn(files.get(docsTag))).toEqual([]);
  expect(routesIn(files.get('default'))).toEqual(['other /api/', 'other /api/#operation/sendRequest']);
});

test('two builds give equal bytes', async () => {
  expect(JSON.stringify([...(await build('/', folderForm))])).toBe(JSON.stringify([...(await build('/', folderForm))]));
});

test('the nearest categories are kept, outermost first, wherever the sidebar names the document', () => {
  const inside = [
    { type: 'doc', id: 'x' },
    { type: 'ref', id: 'y' },
  ];
  const items = [{ type: 'category', label: 'A', items: [{ type: 'category', label: 'B', items: inside }] }];
  const version = { sidebars: { main: items } } as unknown as Parameters<typeof parentCategories>[0];
  expect(parentCategories(version, 3).get('x')).toEqual(['A', 'B']);
  expect(parentCategories(version, 3).get('y')).toEqual(['A', 'B']);
  expect(parentCategories(version, 1).get('x')).toEqual(['B']);
  expect(parentCategories(version, 0).get('x')).toEqual([]);
});

test('a file over the budget is a warning with a fix', async () => {
  const outDir = folder({});
  const { lines, warnings } = await emitIndexes(outDir, new Map([['default', { documents: [], index: {} }]]), {
    ...defaults,
    sizeBudget: 1,
  });
  expect(lines).toEqual([
    expect.stringMatching(/^search-index-default\.json: 0 sections, 0\.0 kB, 0\.0 kB compressed$/),
  ]);
  expect(warnings[0]).toMatch(/^search-index-default\.json has .* the budget is .* Fix: set "parts" to true/);
});
