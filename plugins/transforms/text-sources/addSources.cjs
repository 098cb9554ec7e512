const path = require('node:path');

/**
 * Loader for compiled texts: tells the bundler which files a text was made with, as `rehypeSources.ts` has written it.
 *
 * @param {string} source
 * @this {{ getOptions: () => { mark: string; siteDir: string; digests: string }; addDependency: (file: string) => void }}
 * @returns {string}
 */
module.exports = function addSources(source) {
  const { mark, siteDir, digests } = this.getOptions();
  const statement = new RegExp(`(["'])${mark}([^"'\\n]*)\\1;?`);
  const [, , names] = statement.exec(source) ?? [];
  if (names === undefined) {
    throw new Error(
      '[text sources] A compiled text does not name what it was made with. Fix: add plugins/transforms/text-sources/rehypeSources.ts to its rehype plugins (src/config/content.ts).',
    );
  }
  for (const name of names.split(' ').filter(Boolean)) {
    const digest = name.startsWith('digest:') ? name.slice('digest:'.length) : undefined;
    this.addDependency(digest === undefined ? path.join(siteDir, name) : path.join(digests, digest));
  }
  return source.replace(statement, '');
};
