import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../bench/buildSite';
import type { GuardReport } from '../guards/guard';

const config = 'tests/fixtures/sites/search/docusaurus.config.ts';
const indexFile = /^search-index-.*\.json$/;

/**
 * Builds a site to be searched twice, with Rspack and with webpack.
 *
 * @param project folder of the project
 * @param folder where both sites are written
 * @returns the folders of both
 */
export function buildWithBoth(project: string, folder: string): [rspack: string, webpack: string] {
  const build = (bundler: string) => {
    const dir = path.join(folder, bundler);
    buildSite(project, {
      args: ['.', '--config', config, '--no-minify', '--out-dir', dir],
      env: { BUNDLER: bundler, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/bundlers/${bundler}` },
    });
    return dir;
  };
  return [build('rspack'), build('webpack')];
}

/** @returns a fault for each search index that depends on the bundler, and one when the pages do not, as one bundler built both */
export function sameIndexes(rspack: string, webpack: string): GuardReport {
  const read = (dir: string, name: string) => {
    const file = path.join(dir, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const names = [rspack, webpack].flatMap((dir) => readdirSync(dir).filter((name) => indexFile.test(name)));
  const indexes = [...new Set(names)].sort();
  const faults = indexes
    .filter((name) => read(rspack, name) !== read(webpack, name))
    .map(
      (name) => `${name} is not the same with Rspack and webpack. Fix: take only the text of a page into the index.`,
    );
  if (indexes.length > 0 && read(rspack, 'index.html') === read(webpack, 'index.html')) {
    faults.push('index.html is the same with Rspack and webpack, so one of them built both. Fix: look at BUNDLER.');
  }
  return { checked: indexes.length, unit: 'indexes of two bundlers', faults };
}
