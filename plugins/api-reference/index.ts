import path from 'node:path';
import type { LoadContext, Plugin, PluginContentLoadedActions, Preset } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import redocusaurus, { type PresetEntry } from 'redocusaurus';
import { checkApiDocument } from '../../src/api/check/checkApiDocument';
import type { ApiDocument } from '../../src/api/openapi/document';
import { routes } from '../../src/data/siteRoutes';
import { apiPage } from './page/apiPage';

type RedocPreset = { plugins: [string, RedocOptions][] };
type RedocOptions = Record<string, unknown> & { id: string; spec: string; route: string };
type RedocContent = { bundle: ApiDocument };
type RedocPlugin = (context: LoadContext, options: RedocOptions) => Plugin<RedocContent>;
export type ApiReferenceOptions = PresetEntry[1];

/**
 * A thin preset around redocusaurus. It keeps the plugin, which loads the OpenAPI files and owns the two
 * routes, and changes three things: no specification goes into the global data (it would be in the script of
 * every page); the route gets what `@theme/ApiDoc` shows, made while building, instead of the specification; and
 * the client theme is left out because `@theme/ApiDoc` is our own component.
 */
export default async function apiReference(context: LoadContext, options: ApiReferenceOptions): Promise<Preset> {
  const preset = (await redocusaurus(context, options)) as unknown as RedocPreset;
  return {
    plugins: [
      ...preset.plugins.map(([modulePath, pluginOptions]): [RedocPlugin, RedocOptions] => [
        withPage(require(modulePath).default as RedocPlugin),
        {
          ...pluginOptions,
          spec: path.resolve(context.siteDir, pluginOptions.spec),
          normalizeUrl: false,
          layout: titleAndDescription(pluginOptions.route),
        },
      ]),
      path.join(__dirname, 'leanRedoc.ts'),
      path.join(__dirname, 'sampleRules.ts'),
      path.join(__dirname, 'search.ts'),
    ] as Preset['plugins'] & object,
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

/** @throws Error with every fault of an OpenAPI file: file, line, place, reason and fix */
function stopAtFaults(file: string, shown: string): void {
  const { checked, unit, faults } = checkApiDocument(file, shown);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  console.log(`[api] ${shown}: ${checked} ${unit} checked`);
}

/** Limits and identifiers stand on the page, too (`page/basics.ts`, `page/fills.ts`). */
const factsOfPage = ['limits', 'identifiers'].map((name) => `src/data/facts/${name}.yml`);

function withPage(create: RedocPlugin): RedocPlugin {
  return (context, options) => {
    const plugin = create(context, options);
    return {
      ...plugin,
      getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...factsOfPage],
      async loadContent() {
        stopAtFaults(options.spec, path.relative(context.siteDir, options.spec));
        return (await plugin.loadContent?.()) as RedocContent;
      },
      async contentLoaded({ content, actions }) {
        const page = JSON.stringify(apiPage(content.bundle, options.id));
        const ownActions: PluginContentLoadedActions = {
          ...actions,
          setGlobalData: () => {},
          createData: async (name, data) => {
            const file = await actions.createData(name, name.startsWith('redocApiSpec') ? page : data);
            // The names of scripts are made from the names of modules, which must not hold the folder of the build.
            return posixPath(path.join('@generated', path.relative(context.generatedFilesDir, file)));
          },
        };
        await plugin.contentLoaded?.({ content, actions: ownActions });
      },
    };
  };
}
