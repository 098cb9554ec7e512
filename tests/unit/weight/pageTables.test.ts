import type { RouteConfig } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';
import type { ChunkMap } from '../../../plugins/bundle/page-routes/chunkMap';
import { pageTables } from '../../../plugins/bundle/page-routes/pageTables';
import { writeIntoPage } from '../../../plugins/bundle/page-routes/writeIntoPage';

const routes: RouteConfig[] = [
  { path: '/blog', component: '@theme/Blog', exact: true },
  {
    path: '/',
    component: '@theme/Docs',
    routes: [
      { path: '/', component: '@theme/Doc', exact: true, sidebar: 'main' },
      { path: '/about', component: '@theme/Doc', exact: true, sidebar: 'main', modules: { content: 'about.mdx' } },
    ],
  },
];
const chunkNames = {
  '/blog-b1': { __comp: 'blog' },
  '/-d1': { __comp: 'docs' },
  '/-h1': { __comp: 'doc' },
  '/about-a1': { __comp: 'doc', content: 'about', items: ['one', { content: 'two' }] },
};
const chunkMap: ChunkMap = new Map(
  ['blog', 'docs', 'doc', 'about', 'one', 'two'].map((name, index) => [
    name,
    {
      module: index,
      chunks: [
        { id: `c${index}`, scripts: [`assets/js/${name}.js`], styles: [] },
        { id: 'css', scripts: [], styles: ['assets/css/part.css'] },
      ],
    },
  ]),
);

describe('the table of a page', () => {
  const pages = pageTables(routes, chunkNames, chunkMap, '/');

  test('holds the chain from the outermost route to the page, and where its modules are', () => {
    expect([...pages.keys()]).toEqual(['/blog', '/', '/about']);
    const about = pages.get('/about');
    expect(about?.table.chain).toEqual([
      { path: '/', hash: 'd1', chunks: { __comp: 'docs' }, attributes: {} },
      {
        path: '/about',
        hash: 'a1',
        chunks: chunkNames['/about-a1'],
        attributes: { exact: true, sidebar: 'main' },
      },
    ]);
    expect(about?.table.modules).toEqual({
      docs: [1, 'c1', 'css'],
      doc: [2, 'c2', 'css'],
      about: [3, 'c3', 'css'],
      one: [4, 'c4', 'css'],
      two: [5, 'c5', 'css'],
    });
    expect(about?.styles).toEqual(['assets/css/part.css']);
    expect(about?.scripts).toEqual(['docs', 'doc', 'about', 'one', 'two'].map((name) => `assets/js/${name}.js`));
  });

  test('names the start page on every page but itself', () => {
    expect([...pages].map(([path, { table }]) => [path, table.home])).toEqual([
      ['/blog', '/'],
      ['/', undefined],
      ['/about', '/'],
    ]);
  });

  test('is refused when the generated names are in another order', () => {
    expect(() => pageTables(routes.toReversed(), chunkNames, chunkMap, '/')).toThrow(
      'The generated chunk names have "/blog-b1" where the route / is expected. Fix: compare plugins/bundle/page-routes with this version of Docusaurus.',
    );
  });

  test('is refused when a chunk is in no file', () => {
    expect(() => pageTables(routes, chunkNames, new Map([...chunkMap].slice(0, 3)), '/')).toThrow(
      'No file of the build contains "about", which /about needs.',
    );
  });
});

describe('what is written into a page', () => {
  const parts = {
    table: { chain: [], modules: { '</script>': [1] as [number] } },
    scripts: ['assets/js/1.js'],
    styles: [],
  };

  test('the table, then its scripts, before the first script of the site', () => {
    const html = writeIntoPage(
      '<head><script src="/x/assets/js/runtime~main.1.js" defer></script></head>',
      parts,
      '/x/',
    );
    expect(html).toBe(
      '<head><script type="application/json" id="page-routes">{"chain":[],"modules":{"\\u003c/script>":[1]}}</script>' +
        '<script src="/x/assets/js/1.js" defer></script><script src="/x/assets/js/runtime~main.1.js" defer></script></head>',
    );
  });

  const script = '<script src="/assets/js/runtime~main.1.js" defer></script>';

  test('its styles, after the style sheet of the site', () => {
    const site = '<link rel=stylesheet href=/assets/css/styles.1.css />';
    const html = writeIntoPage(site + script, { ...parts, styles: ['assets/css/part.css'] }, '/');
    expect(html).toMatch(/^<link rel=stylesheet [^>]*\/><link rel="stylesheet" href="\/assets\/css\/part.css"><script/);
  });

  test('a style sheet that the page names already is not named twice', () => {
    const site = '<link rel=stylesheet href=/assets/css/styles.1.css />';
    const html = writeIntoPage(site + script, { ...parts, styles: ['assets/css/styles.1.css'] }, '/');
    expect(html.match(/stylesheet/g)).toHaveLength(1);
  });

  test('a page without the script or the style sheet of the site is refused', () => {
    expect(() => writeIntoPage('<head></head>', parts, '/')).toThrow('A page has no script "runtime~main"');
    expect(() => writeIntoPage(script, { ...parts, styles: ['a.css'] }, '/')).toThrow(
      'A page has no style sheet "styles"',
    );
  });
});
