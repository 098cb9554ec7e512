import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rspack } from '@docusaurus/faster';
import { expect, test } from 'vitest';

/** Bytes of script and style that the search may add to every page, compressed. */
const most = 3 * 1024;

/** What every page has anyway, and data of the build. */
const outside = /^(?:react|react-dom|@docusaurus\/|@generated\/)/;

/** Bundles the box as the build does, without what is loaded on first use, and measures the first chunk. */
async function eagerFiles(): Promise<{ script: string; chunks: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  try {
    const chunks = await new Promise<number>((resolve, reject) => {
      rspack(
        {
          mode: 'production',
          devtool: false,
          target: ['web', 'es2022'],
          entry: { main: './src/components/Search/SearchBar.tsx' },
          output: { path: folder, filename: '[name].js', chunkFilename: 'lazy-[id].js' },
          externals: [
            ({ request = '' }, callback) => (outside.test(request) ? callback(undefined, `var x`) : callback()),
          ],
          resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '@site': process.cwd() } },
          module: {
            rules: [
              {
                test: /\.tsx?$/,
                loader: 'builtin:swc-loader',
                options: {
                  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
                },
                type: 'javascript/auto',
              },
              { test: /\.css$/, type: 'asset/source' },
            ],
          },
        },
        (error, stats) => {
          const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
          if (fault) {
            reject(fault);
          } else {
            resolve(stats?.toJson({ chunks: true }).chunks?.length ?? 0);
          }
        },
      );
    });
    return { script: readFileSync(path.join(folder, 'main.js'), 'utf8'), chunks };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Roughly what the build makes of a style sheet. */
const minified = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');

test('the search adds at most 3 KB to every page', async () => {
  const { script, chunks } = await eagerFiles();
  const style = minified(readFileSync('src/components/Search/search.css', 'utf8'));
  const [ofScript, ofStyle] = [script, style].map((text) => gzipSync(text, { level: 9 }).length);
  console.log(`eager cost of the search: ${ofScript} bytes gzip of script, ${ofStyle} of style`);
  expect(script, 'the box is in it').toContain('dos-search__field');
  expect(script, 'the panel is not').not.toContain('dos-search__none');
  expect(chunks, 'the first chunk and those of the first use').toBeGreaterThan(2);
  expect((ofScript ?? 0) + (ofStyle ?? 0)).toBeLessThanOrEqual(most);
}, 60_000);
