import path from 'node:path';
import type { LoadContext, Plugin, PluginContentLoadedActions, Preset } from '@docusaurus/types';
import redocusaurus, { type PresetEntry } from 'redocusaurus';
import { routes } from '../../src/data/siteRoutes';

type RedocPreset = { plugins: [string, Record<string, unknown>][] };
export type ApiReferenceOptions = PresetEntry[1];

/**
 * A thin preset around redocusaurus. It keeps the plugin, which loads the OpenAPI files and owns the two
 * routes, and changes two things: no specification goes into the global data (it would be in the script of
 * every page), and the client theme is left out because `@theme/ApiDoc` is our own component.
 */
export default async function apiReference(context: LoadContext, options: ApiReferenceOptions): Promise<Preset> {
  const preset = (await redocusaurus(context, options)) as unknown as RedocPreset;
  return {
    plugins: preset.plugins.map(([modulePath, pluginOptions]) => {
      const redocPlugin = require(modulePath).default as (context: LoadContext, options: unknown) => Plugin<unknown>;
      return [
        withoutGlobalData(redocPlugin),
        {
          ...pluginOptions,
          spec: path.resolve(context.siteDir, String(pluginOptions.spec)),
          normalizeUrl: false,
          layout: titleAndDescription(String(pluginOptions.route)),
        },
      ];
    }),
  };
}

function titleAndDescription(path: string): { title: string; description: string } {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) {
    throw new Error(
      `The API reference at ${path} is not in src/data/routes.json. Add it there or take it from docusaurus.config.ts.`,
    );
  }
  return { title: route.title, description: route.description };
}

function withoutGlobalData(create: (context: LoadContext, options: unknown) => Plugin<unknown>) {
  return (context: LoadContext, options: unknown): Plugin<unknown> => {
    const plugin = create(context, options);
    return {
      ...plugin,
      async contentLoaded(args) {
        const actions: PluginContentLoadedActions = { ...args.actions, setGlobalData: () => {} };
        await plugin.contentLoaded?.({ ...args, actions });
      },
    };
  };
}
