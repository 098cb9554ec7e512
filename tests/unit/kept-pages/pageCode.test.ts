import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageCode } from '../../../plugins/bundle/kept-pages/pageCode';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-code-'));
  mkdirSync(path.join(folder, 'assets/js'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const rowOf = (chunk: string, name: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(name)}), ${JSON.stringify(name)}, require.resolveWeak(${JSON.stringify(name)})],\n`;

const registry = `export default {\n${rowOf('0a1b2c3d', '@site/docs/tags.mdx')}${rowOf('4e5f6071', '@site/docs/"rules".mdx')}};\n`;

const files = {
  '0a1b2c3d.aaaaaaaa.js': 'tags',
  '4e5f6071.bbbbbbbb.js': 'rules',
  '1298.cccccccc.js': 'a part that a component loads',
};

/** Writes the program of a server as a build does. */
function codeOf(parts: Record<string, string> = files, main = 'render();') {
  rmSync(path.join(folder, 'assets/js'), { recursive: true });
  mkdirSync(path.join(folder, 'assets/js'));
  const hashes = Object.fromEntries(
    Object.keys(parts)
      .sort()
      .map((file) => file.split('.').slice(0, 2)),
  );
  writeFileSync(path.join(folder, 'server.bundle.js'), `${main}\nconst files = ${JSON.stringify(hashes)};`);
  for (const [file, text] of Object.entries(parts)) writeFileSync(path.join(folder, 'assets/js', file), text);
  return pageCode(folder, registry);
}

test('a changed text has another hash, and neither the other text nor the shared code has', () => {
  const { '0a1b2c3d.aaaaaaaa.js': tags, ...others } = files;
  const before = codeOf();
  const after = codeOf({ ...others, '0a1b2c3d.dddddddd.js': `edited ${tags}` });
  expect(Object.keys(after.own)).toEqual(['@site/docs/tags.mdx', '@site/docs/"rules".mdx']);
  expect(after.own['@site/docs/tags.mdx']).not.toBe(before.own['@site/docs/tags.mdx']);
  expect(after.own['@site/docs/"rules".mdx']).toBe(before.own['@site/docs/"rules".mdx']);
  expect(after.shared).toBe(before.shared);
});

test.each([
  ['the program', () => codeOf(files, 'render(now);')],
  ['a part that is no module of a route', () => codeOf({ ...files, '1298.cccccccc.js': 'another part' })],
  [
    'the list of modules',
    () => codeOf({ '0a1b2c3d.aaaaaaaa.js': 'tags', '1298.cccccccc.js': files['1298.cccccccc.js'] }),
  ],
])('a change of %s is one of the shared code', (_what, change) => {
  expect(change().shared).not.toBe(codeOf().shared);
});

test('a server whose modules of routes are all in one file is another form, and the build ends', () => {
  expect(() => codeOf({ '1298.cccccccc.js': 'all' })).toThrow(
    '[kept-pages] None of the 2 modules of routes has a file of its own in assets/js. Fix: compare registry.js and the files of the server',
  );
});
