import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { digestsOfSite, writeDigests } from '../../texts/sources/digests';
import { fingerprintOf } from '../../texts/sources/fingerprint';
import { mark } from '../../texts/sources/readFrom';

/** The part of the bundler's settings that its types do not know: the cache that lasts from build to build. */
type WithCache = { experiments?: { cache?: { type?: string; version?: string } } };

/**
 * @param config settings that Docusaurus has made for the bundler
 * @param parts what else the cache depends on
 * @returns settings that make the cache depend on it; none if nothing is kept between builds
 * @throws Error if something is kept, and not by a version: texts would stay as they were after a change of code
 */
export function cacheVersion(config: object, parts: readonly string[]): object {
  const { cache } = (config as WithCache).experiments ?? {};
  if (cache?.type !== 'persistent') return {};
  if (cache.version === undefined) {
    throw new Error(
      '[text-sources] The cache of the bundler has no version any longer, so texts would be kept after a change of code. ' +
        'Fix: see how Docusaurus evicts it now (the row "transforms/text-sources" in plugins/README.md says why).',
    );
  }
  return { experiments: { cache: { version: [cache.version, ...parts].join('-') } } };
}

/** What compiles texts and changes the bundle: the bundler knows nothing of it but the file of the configuration. */
const code = [
  'plugins',
  'src/config',
  'src/data',
  'src/dl',
  'package-lock.json',
  'docusaurus.config.ts',
  'sidebars.ts',
];

/** Data are sources of single texts; the list of routes has a digest. */
const isCode = (file: string): boolean => !/\.(?:yml|dl|mdx?)$/.test(file) && path.basename(file) !== 'routes.json';

const facts = 'src/data/facts';

/** Where the texts are whose rehype plugins end with `rehypeSources`. */
const texts = ['docs', 'blog', 'src/pages', 'plugins/pages/gallery/pages'];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Errors take the sources of a text with them: while one is wrong, every change of the data lets it be tried again. */
const watchData = (folders: readonly string[]) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.afterCompile.tap('text-sources', ({ contextDependencies, errors }) => {
      if (errors.length > 0) contextDependencies.addAll(folders);
    }),
});

/**
 * Compiles a text again when something changes that it was made with: facts, rules of Pip, release notes. Texts are
 * compiled with what transformers read from disk, and the bundler, which keeps them between builds and in the live
 * server, does not know of it. Transformers remember what they read (`readFrom`), and a loader tells the bundler.
 * After a change of code or options everything is compiled again.
 */
export default function textSources({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const digests = path.join(generatedFilesDir, 'text-sources');
  return {
    name: 'text-sources',
    getPathsToWatch: () => ['blog/**/*.{md,mdx}', `${facts}/features.yml`],
    async loadContent() {
      writeDigests(digests, digestsOfSite());
    },
    configureWebpack(config) {
      const use = [{ loader: path.join(__dirname, 'addSources.cjs'), options: { mark, siteDir, digests } }];
      const include = texts.map((folder) => path.join(siteDir, folder));
      const rule = { test: /\.mdx?$/, include, enforce: 'post' as const, use };
      const cache = cacheVersion(config, [fingerprintOf(siteDir, code, isCode), hashOf(JSON.stringify(siteConfig))]);
      const plugins = config.mode === 'development' ? [watchData([path.join(siteDir, facts), digests])] : [];
      return { ...cache, module: { rules: [rule] }, plugins };
    },
  };
}
