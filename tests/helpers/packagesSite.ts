import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkPackages } from './linkPackages';

const template = 'tests/fixtures/sites/packages';

/** The folders that any site can install. */
const features = ['search', 'figures', 'page-markdown'];

/**
 * Installs the three features as their READMEs say, by copying their folders, into a stock site outside of this
 * project, so that nothing they might import from the project is available.
 *
 * @param dir folder of the site, which is replaced
 */
export function writePackagesSite(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  cpSync(template, dir, { recursive: true });
  cpSync('tests/helpers/react19.cjs', path.join(dir, 'react19.cjs'));
  for (const name of features) {
    cpSync(path.join('plugins', name), path.join(dir, 'plugins', name), { recursive: true });
  }
  writeFileSync(path.join(dir, 'package.json'), '{ "private": true }\n');
  linkPackages(dir);
}
