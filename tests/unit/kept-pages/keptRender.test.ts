import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Kept } from '../../../plugins/build/kept/kept';
import { keepPages, type Render } from '../../../plugins/bundle/kept-pages/keptRender';
import type { PageCode } from '../../../plugins/bundle/kept-pages/pageCode';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const usedBy: Record<string, string[]> = {
  '/tags': ['@theme/DocItem', '@site/docs/tags.mdx'],
  '/rules': ['@theme/DocItem', '@site/docs/rules.mdx'],
};

const code: PageCode = {
  shared: 'shared 1',
  own: { '@site/docs/tags.mdx': 'tags 1', '@site/docs/rules.mdx': 'rules 1' },
};

/** Renders both pages as a build does. */
async function build(changed: Partial<PageCode>, text: string, options: object = {}) {
  const rendered: string[] = [];
  const render: Render = async ({ pathname }) => {
    rendered.push(pathname);
    return { html: `<p>${text}</p>`, collectedData: { modules: usedBy[pathname] ?? [], links: [undefined, '/rules'] } };
  };
  const keeping = keepPages(render, { ...code, ...changed }, new Kept({ folder, code: '' }));
  const pages = await Promise.all(Object.keys(usedBy).map((pathname) => keeping({ pathname, ...options })));
  return { rendered, html: pages.map(({ html }) => html), data: pages.map(({ collectedData }) => collectedData) };
}

test('nothing has changed: no page is rendered, and the results are equal', async () => {
  const first = await build({}, 'first');
  const second = await build({}, 'second');
  expect(first.rendered).toEqual(['/tags', '/rules']);
  expect(second).toEqual({ ...first, rendered: [] });
});

test('a text has changed: its page is rendered, and the other is not', async () => {
  await build({}, 'first');
  const own = { ...code.own, '@site/docs/tags.mdx': 'tags 2' };
  expect(await build({ own }, 'second')).toMatchObject({
    rendered: ['/tags'],
    html: ['<p>second</p>', '<p>first</p>'],
  });
});

test.each<[what: string, changed: Partial<PageCode>, options: object]>([
  ['shared code', { shared: 'shared 2' }, {}],
  ['option', {}, { removeHead: true }],
])('the %s has changed: all pages are rendered', async (_what, changed, options) => {
  await build({}, 'first');
  expect(await build(changed, 'second', options)).toMatchObject({
    rendered: ['/tags', '/rules'],
    html: ['<p>second</p>', '<p>second</p>'],
  });
});

test('a page that cannot be rendered is not kept', async () => {
  const failing = keepPages(
    () => Promise.reject(new Error('window is not defined')),
    code,
    new Kept({ folder, code: '' }),
  );
  await expect(failing({ pathname: '/tags' })).rejects.toThrow('window is not defined');
  expect((await build({}, 'next')).rendered).toEqual(['/tags', '/rules']);
});
