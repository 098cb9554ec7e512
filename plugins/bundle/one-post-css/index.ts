import { createRequire } from 'node:module';
import type { Plugin, PostCssOptions } from '@docusaurus/types';

const load = createRequire(__filename);

/** A PostCSS plugin that the generator refers to by its path, with its options. */
type Named = readonly [file: string, options: object];

const isNamed = (plugin: unknown): plugin is Named => Array.isArray(plugin) && typeof plugin[0] === 'string';

/**
 * Creates the PostCSS plugins once and does not look for configuration files. The generator would do both for each
 * style sheet, which takes 2 s of a cold build. The style sheets stay the same.
 *
 * @throws Error when there is no such plugin to create
 */
export default function onePostCss(): Plugin {
  const made = new Map<string, unknown>();
  // PostCSS calls a function with this flag when it needs the plugin, so never if all style sheets are cached.
  const madeOnce = ([file, options]: Named): unknown => {
    const creator = (): unknown => {
      const plugin = made.get(file) ?? (load(file) as (given: object) => unknown)(options);
      made.set(file, plugin);
      return plugin;
    };
    return Object.assign(creator, { postcss: true });
  };
  return {
    name: 'one-post-css',
    configurePostCss(options): PostCssOptions {
      const named = options.plugins.filter(isNamed);
      if (named.length === 0) {
        throw new Error(
          '[one-post-css] Docusaurus no longer names a plugin of PostCSS. Fix: see how it lowers style sheets now; the row "bundle/one-post-css" in plugins/README.md says why.',
        );
      }
      return {
        ...options,
        config: false,
        plugins: options.plugins.map((plugin) => (isNamed(plugin) ? madeOnce(plugin) : plugin)),
      };
    },
  };
}
