import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { keepNewest, markUsed } from '../../build/kept/newest';

/** What a bundled module can no longer know: the place of its source. */
const placeOfSource: Plugin = {
  name: 'place-of-source',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const folder = `const __dirname = ${JSON.stringify(path.dirname(file))};`;
      const address = `const __sourceUrl = ${JSON.stringify(pathToFileURL(file).href)};`;
      const contents = [
        source.includes('__dirname') ? folder : '',
        source.includes('import.meta.url') ? address : '',
        source.replaceAll('import.meta.url', '__sourceUrl'),
      ].join('');
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Bundles of code that was changed since; a live server may still run on one of them. */
const mostKept = 5;

/** A build and a live server can make the same bundle at once: the first one stays. */
function moveUnlessMade(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Bundles TypeScript modules of the project, so that Node.js loads them without transpiling a module graph for each of
 * them at every start. Packages stay outside.
 *
 * @param project folder of the project
 * @param entries name of a bundle → its module, relative to the project
 * @returns a folder with one `<name>.cjs` for each entry; equal code gives the same folder
 * @throws Error of esbuild with file, line and reason when a module cannot be read
 */
export async function bundleModules(project: string, entries: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: { ...entries },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    outdir: '.',
    outExtension: { '.js': '.cjs' },
    write: false,
    logLevel: 'silent',
    plugins: [placeOfSource],
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const bundles = path.join(project, '.cache/prepared');
  const folder = path.join(bundles, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) {
    markUsed(folder);
  } else {
    const fresh = `${folder}-${process.pid}`;
    mkdirSync(fresh, { recursive: true });
    for (const { path: file, text } of outputFiles) writeFileSync(path.join(fresh, path.basename(file)), text);
    moveUnlessMade(fresh, folder);
    keepNewest(bundles, mostKept);
  }
  return folder;
}
