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

/** A build as the plugin sees it: the bundler ends, pages are rendered, another plugin changes them, all plugins end. */
const build = `
const { compressEarly, changePages } = require(process.argv[2]);
const { mkdirSync, writeFileSync } = require('node:fs');
const plugin = compressEarly();
const options = plugin.configureWebpack({}, false);
for (const { apply } of options.plugins ?? []) {
  apply({ outputPath: 'site', hooks: { done: { tap: (_name, end) => end({ hasErrors: () => process.argv[3] === 'wrong' }) } } });
}
writeFileSync('site/index.html', '${text('rendered')}');
const ended = plugin.postBuild({ outDir: 'site' });
changePages('site', (html) => html.replaceAll('rendered', 'whole'));
ended.then(() => console.log('ended'));
`;

async function run(outcome: 'right' | 'wrong', env: Record<string, string>): Promise<string[]> {
  const sources = path.resolve('plugins');
  writeFileSync(
    path.join(project, 'parts.ts'),
    `export { default as compressEarly } from ${JSON.stringify(`${sources}/tools/precompress/index`)};
     export { changePages } from ${JSON.stringify(`${sources}/build/built-page/changePages`)};`,
  );
  const entries = { parts: 'parts.ts', precompress: `${sources}/tools/precompress/worker.ts` };
  const bundle = path.join(await bundleModules(project, entries), 'parts.cjs');
  writeFileSync(path.join(project, 'build.cjs'), build);
  mkdirSync(path.join(project, 'site/__server'), { recursive: true });
  writeFileSync(path.join(project, 'site/main.js'), text('script'));
  writeFileSync(path.join(project, 'site/__server/server.js'), text('server'));
  const { stdout, stderr } = spawnSync(process.execPath, ['build.cjs', bundle, outcome], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, BUILD_COMPRESSES: '', ...env },
  });
  expect(stderr).toBe('');
  expect(stdout).toBe('ended\n');
  return readdirSync(path.join(project, 'site'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(br|gz)$/.test(file),
  );
}

describe('while a build goes on', () => {
  test('scripts are compressed, and pages as the last plugin has left them', async () => {
    const copies = await run('right', { BUILD_COMPRESSES: 'yes' });
    expect(copies.sort()).toEqual(['index.html.br', 'index.html.gz', 'main.js.br', 'main.js.gz']);
    const page = brotliDecompressSync(readFileSync(path.join(project, 'site/index.html.br'))).toString();
    expect(page).toBe(text('whole'));
  });

  test('nothing is compressed when the bundler has failed, or another command builds', async () => {
    expect(await run('wrong', { BUILD_COMPRESSES: 'yes' })).toEqual([]);
    expect(await run('right', {})).toEqual([]);
  });
});
