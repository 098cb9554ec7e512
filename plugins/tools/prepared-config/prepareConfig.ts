import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleModules } from './bundleModules';

/** What is bundled for a build: its name in the bundle, and its module. */
export const entries = {
  site: 'docusaurus.config.ts',
  textChecks: 'plugins/tools/text-checks/cli.ts',
  keptRender: 'plugins/bundle/kept-pages/keptRender.ts',
  liveTexts: 'plugins/tools/live-texts/worker.ts',
  pageTexts: 'src/config/pageMarkdownThread.ts',
  precompress: 'plugins/tools/precompress/worker.ts',
};

/** Files and folders that the modules are made from. */
export const code = [
  'docusaurus.config.ts',
  'package.json',
  'plugins',
  'sidebars.ts',
  'src/api',
  'src/config',
  'src/data',
  'src/dl',
];

/** Paths of what a build runs. */
export type Prepared = {
  /** A configuration for `docusaurus --config`; its content changes with any code of the site. */
  config: string;
  /** A program that checks all texts. */
  textChecks: string;
};

/**
 * Docusaurus transpiles the modules of each plugin again at every start. The configuration of this site contains its
 * plugins as functions, so all of them are one bundle, and Docusaurus loads a file that names it.
 *
 * @param project folder of the project
 * @throws Error of esbuild with file, line and reason when a module cannot be read
 */
export async function prepareConfig(project: string): Promise<Prepared> {
  const folder = await bundleModules(project, entries);
  const config = path.join(project, '.cache/docusaurus.config.cjs');
  const bundle = JSON.stringify(path.join(folder, 'site.cjs'));
  const text = `// Written by plugins/tools/prepared-config.\nconst { createRequire } = require('node:module');\nmodule.exports = createRequire(__filename)(${bundle}).default;\n`;
  // The live server loads the site again whenever this file is written.
  if (!existsSync(config) || readFileSync(config, 'utf8') !== text) {
    writeFileSync(config, text);
  }
  return { config, textChecks: path.join(folder, 'textChecks.cjs') };
}
