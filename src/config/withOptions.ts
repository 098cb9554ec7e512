import type { LoadContext, Plugin, PluginConfig } from '@docusaurus/types';

/**
 * @returns a plugin with its options, as a configuration lists it; the types of Docusaurus know content and options of
 *   plugins only as `unknown`
 */
export function withOptions<Content, Options extends object>(
  plugin: (context: LoadContext, options: Options) => Plugin<Content>,
  options: Options,
): PluginConfig {
  return [plugin, options] as unknown as PluginConfig;
}
