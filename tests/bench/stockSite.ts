import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRoutes } from '../../src/data/readRoutes';
import { linkPackages } from '../helpers/linkPackages';

const config = (presets: string) => `
module.exports = {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  onBrokenLinks: 'ignore', // the stock site has no API references and no pages of its own
  future: { faster: true, v4: true },
  plugins: ['./react19.cjs'],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: { onUntruncatedBlogPosts: 'ignore' } }]${presets}],
};
`;

/** Only what stock Docusaurus understands: no imports, no components of ours. */
function plainText(source: string): string {
  return readFileSync(source, 'utf8')
    .split('\n')
    .filter((line) => !/^import /.test(line) && !/^<[A-Z]/.test(line))
    .join('\n')
    .replace(/ \{#[\w-]+\}$/gm, '')
    .replace(/<\/?[A-Z]\w*(?:\s[^<>]*)?>/g, '');
}

/**
 * Writes a site of stock preset-classic with the same documentation pages and posts as ours.
 *
 * @param dir an empty folder
 * @param presets more presets, as JavaScript after the first one
 * @param project folder of our site
 * @returns the number of pages written
 */
export function writeStockSite(dir: string, presets = '', project = '.'): number {
  writeFileSync(path.join(dir, 'docusaurus.config.js'), config(presets));
  writeFileSync(path.join(dir, 'package.json'), '{ "private": true }\n');
  linkPackages(dir);
  cpSync('tests/helpers/react19.cjs', path.join(dir, 'react19.cjs'));
  cpSync('blog/tags.yml', path.join(dir, 'tags.yml'));
  const texts = readRoutes(path.resolve(project)).filter(({ kind }) => kind === 'doc' || kind === 'blog');
  for (const { source } of texts) {
    const target = path.join(dir, source);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, plainText(path.join(project, source)));
  }
  cpSync('blog/tags.yml', path.join(dir, 'blog/tags.yml'));
  return texts.length;
}
