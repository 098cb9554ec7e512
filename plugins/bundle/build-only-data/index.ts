import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';
import { replaceModules } from '../../build/replaceModules';
import { navbarItemTypes } from './navbarItemTypes';
import {
  archiveForBrowser,
  configForBrowser,
  globalDataForBrowser,
  metadataForBrowser,
  versionForBrowser,
} from './without';

/** The folder may also contain files generated for another base URL, which nothing imports. */
const filesOf = (what: string, replaced: readonly (readonly [request: string, file: string])[]) => ({
  [`the ${what} in @generated`]: replaced.map(([, file]) => file),
});

const versionFolder = 'docusaurus-plugin-content-docs/default/p';
const blogFolder = 'docusaurus-plugin-content-blog/default/p';

/**
 * Takes data that only the build reads out of the scripts of pages: the options of our plugins, which Docusaurus writes
 * into the configuration (42 KB), the titles and descriptions of all documents and a list of them (8 KB), and on the
 * archive the texts of all posts. The pages get copies without these data, in the same format.
 *
 * The live server (`npm start`) is not affected.
 *
 * @throws Error when a file is not where Docusaurus is expected to write it
 */
export default function buildOnlyData({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const read = (name: string) => JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const write = (name: string, data: unknown) => {
    const file = path.join(generatedFilesDir, 'build-only-data', `${path.basename(name, '.json')}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(data));
    return [`@generated/${name}`, file] as const;
  };
  const versions = () => {
    const files = readdirSync(path.join(generatedFilesDir, versionFolder)).map((file) => `${versionFolder}/${file}`);
    const found = files.filter((file) => 'version' in read(file));
    if (found.length === 0) {
      throw new Error(
        `[build-only data] No file of ${versionFolder} contains a sidebar. Fix: compare plugins/bundle/build-only-data with this version of Docusaurus.`,
      );
    }
    return found.map((file) => write(file, { version: versionForBrowser(read(file).version) }));
  };
  const archives = () => {
    const files = readdirSync(path.join(generatedFilesDir, blogFolder)).filter((file) => file.includes('-archive-'));
    if (files.length === 0) {
      throw new Error(
        `[build-only data] No file of ${blogFolder} contains an archive. Fix: compare plugins/bundle/build-only-data with this version of Docusaurus.`,
      );
    }
    return files.map((file) => {
      const name = `${blogFolder}/${file}`;
      return write(name, { archive: { blogPosts: archiveForBrowser(read(name).archive.blogPosts) } });
    });
  };
  const types = navbarItemTypes(siteConfig.themeConfig);
  const needsAllDocs = ['doc', 'docSidebar', 'docsVersionDropdown'].some((type) => types.has(type));
  return {
    name: 'build-only-data',
    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const general = [
        write('docusaurus.config', configForBrowser(siteConfig)),
        ...(needsAllDocs ? [] : [write('globalData', globalDataForBrowser(read('globalData.json')))]),
        write('site-metadata', metadataForBrowser(read('site-metadata.json'))),
      ];
      const [sidebars, lists] = [versions(), archives()];
      return {
        ...replaceModules(Object.fromEntries([...general, ...sidebars, ...lists])),
        plugins: [
          mustBeUsed('bundle/build-only-data', {
            ...Object.fromEntries(general),
            ...filesOf('sidebar', sidebars),
            ...filesOf('archive', lists),
          }),
        ],
      };
    },
  };
}
