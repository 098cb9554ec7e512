import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleModules } from '../../../plugins/tools/prepared-config/bundleModules';

let project: string;
beforeEach(() => {
  project = realpathSync(mkdtempSync(path.join(tmpdir(), 'compress-early-')));
});
afterEach(() => rmSync(project, { recursive: true }));

const text = (word: string) => `${word} `.repeat(300);

/** The end of a build: pages are rendered, another plugin changes them and makes a text from them, all plugins end. */
const build = `
const { writeFileSync } = require('node:fs');
const { compressEarly, changePages } = require(process.argv[2]);
const ended = compressEarly().postBuild({ outDir: 'site' });
const changed = changePages('site', (html) => {
  if (process.argv[3] === 'fails') throw new Error('a page is wrong');
  writeFileSync('site/llms.txt', html);
  return html.replaceAll('rendered', 'whole');
});
Promise.all([ended, changed]).then(() => console.log('ended'), ({ message }) => console.log(message));
`;

async function run(outcome: 'works' | 'fails', env: Record<string, string>) {
  const sources = path.resolve('plugins');
  writeFileSync(
    path.join(project, 'parts.ts'),
    `export { default as compressEarly } from ${JSON.stringify(`${sources}/tools/precompress/index`)};
     export { changePages } from ${JSON.stringify(`${sources}/build/built-page/changePages`)};`,
  );
  const entries = { parts: 'parts.ts', precompress: `${sources}/tools/precompress/worker.ts` };
  const bundle = path.join(await bundleModules(project, entries), 'parts.cjs');
  writeFileSync(path.join(project, 'build.cjs'), build);
  mkdirSync(path.join(project, 'site'), { recursive: true });
  writeFileSync(path.join(project, 'site/main.js'), text('script'));
  writeFileSync(path.join(project, 'site/index.html'), text('rendered'));
  const { stdout, stderr, status } = spawnSync(process.execPath, ['build.cjs', bundle, outcome], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, BUILD_COMPRESSES: '', ...env },
    timeout: 20_000,
  });
  expect(stderr).toBe('');
  expect(status, 'the process has ended by itself').toBe(0);
  const files = readdirSync(path.join(project, 'site'));
  return { said: stdout.trim(), copies: files.filter((file) => /\.(br|gz)$/.test(file)).sort() };
}

describe('while plugins end a build', () => {
  test('scripts are compressed, pages as the last plugin has left them, and what is made from them', async () => {
    expect(await run('works', { BUILD_COMPRESSES: 'yes' })).toEqual({
      said: 'ended',
      copies: ['index.html.br', 'index.html.gz', 'llms.txt.br', 'llms.txt.gz', 'main.js.br', 'main.js.gz'],
    });
    const page = brotliDecompressSync(readFileSync(path.join(project, 'site/index.html.br'))).toString();
    expect(page).toBe(text('whole'));
  });

  test('nothing is compressed when another command builds', async () => {
    expect(await run('works', {})).toEqual({ said: 'ended', copies: [] });
  });

  test('a page that cannot be changed ends the build', async () => {
    expect((await run('fails', { BUILD_COMPRESSES: 'yes' })).said).toBe('a page is wrong');
  });
});
