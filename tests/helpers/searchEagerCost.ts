import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runBundler } from './runBundler';

/** What every page has anyway, and data of the build. */
const outside = /^(?:react|react-dom|@docusaurus\/|@generated\/|@local-search\/host)/;

/** Bundles the box as the build does, without what is loaded on first use, and measures the first chunk. */
async function eagerFiles(): Promise<{ script: string; chunks: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  try {
    const chunks = await runBundler({
      mode: 'production',
      devtool: false,
      target: ['web', 'es2022'],
      entry: { main: './plugins/search/ui/SearchBar.tsx' },
      output: {
        path: folder,
        filename: '[name].js',
        chunkFilename: 'lazy-[id].js',
        // Unused code is dropped, and the exports of an entry count as unused.
        library: { name: 'box', type: 'var' },
      },
      // Every page has this part anyway.
      optimization: { runtimeChunk: 'single' },
      externals: [
        ({ request = '' }: { request?: string }, callback: (error?: undefined, code?: string) => void) =>
          outside.test(request) ? callback(undefined, 'var x') : callback(),
      ],
      resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '@site': process.cwd() } },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                // The browsers of package.json need no older form.
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
            type: 'javascript/auto',
          },
          { test: /\.css$/, type: 'asset/source' },
        ],
      },
    });
    return { script: readFileSync(path.join(folder, 'main.js'), 'utf8'), chunks };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Roughly what the build makes of a style sheet. */
const minified = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');

/** What the search adds to every page. */
export type EagerCost = {
  /** Text of the first chunk. */
  script: string;
  /** Chunks in all, with those of the first use. */
  chunks: number;
  /** Bytes, compressed with gzip. */
  ofScript: number;
  ofStyle: number;
};

/** @returns what the box adds to every page before it is used */
export async function searchEagerCost(): Promise<EagerCost> {
  const { script, chunks } = await eagerFiles();
  const style = minified(readFileSync('plugins/search/ui/search.css', 'utf8'));
  const bytes = (text: string) => gzipSync(text, { level: 9 }).length;
  return { script, chunks, ofScript: bytes(script), ofStyle: bytes(style) };
}
