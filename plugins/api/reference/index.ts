import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import { checkApiDocument } from '../../../src/api/check/checkApiDocument';
import type { ApiId } from '../../../src/api/documents';
import type { ApiDocument } from '../../../src/api/openapi/document';
import { loadFacts } from '../../../src/data/facts';
import { routes } from '../../../src/data/siteRoutes';
import { buildResults } from '../../build/kept/buildResults';
import { loadReleases } from '../../texts/releases/loadReleases';
import { apiPage } from './page/apiPage';

/** One OpenAPI file and where it is shown. */
export type ApiReferenceOptions = {
  id: ApiId;
  /** Path of the file below the folder of the site. */
  spec: string;
  /** Address of the reference. */
  route: string;
  /** Address of the file. */
  url: string;
  /** Hosts that the content policy lets a page call. */
  hosts?: readonly string[];
};

type RedocContent = { bundle: ApiDocument };
type RedocPlugin = (context: LoadContext, options: object) => Plugin<RedocContent>;

function titleAndDescription(path: string): { title: string; description: string } {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) {
    throw new Error(
      `The API reference at ${path} is not in src/data/routes.json. Add it there or delete it from docusaurus.config.ts.`,
    );
  }
  return { title: route.title, description: route.description };
}

/** @throws Error with every fault of an OpenAPI file: file, line, place, reason and fix */
function stopAtFaults(file: string, shown: string): void {
  const { checked, unit, faults } = buildResults().value('api-documents', [shown, readFileSync(file)], () =>
    checkApiDocument(file, shown),
  );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  console.log(`[api] ${shown}: ${checked} ${unit} checked`);
}

/** What the page has besides the document: limits, events, identifiers, and changes of the release notes. */
const sourcesOfPage = [
  ...['limits', 'events', 'identifiers', 'kinds', 'features', 'areas'].map((name) => `src/data/facts/${name}.yml`),
  'blog/*.mdx',
];

/**
 * A thin layer around the plugin of redocusaurus, which loads the OpenAPI file and owns the route. It changes two
 * things: no specification goes into the global data (it would be in the script of every page), and the route gets what
 * `@theme/ApiDoc` shows, made while building, instead of the specification. The theme of redocusaurus is left out
 * because `@theme/ApiDoc` is our own component.
 */
export default function apiReference(context: LoadContext, options: ApiReferenceOptions): Plugin<RedocContent> {
  const spec = path.resolve(context.siteDir, options.spec);
  const layout = titleAndDescription(options.route);
  // It loads the whole of Redoc, which only the build of the references needs.
  const { default: redoc } = require('redocusaurus/plugin') as { default: RedocPlugin };
  const plugin = redoc(context, { ...options, spec, layout, normalizeUrl: false });
  return {
    ...plugin,
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...sourcesOfPage],
    async loadContent() {
      stopAtFaults(spec, path.relative(context.siteDir, spec));
      return (await plugin.loadContent?.()) as RedocContent;
    },
    async contentLoaded({ content, actions }) {
      const { bundle } = content;
      const settings = { baseUrl: context.baseUrl, hosts: options.hosts ?? [] };
      const inputs = [bundle, options.id, settings, loadFacts(), loadReleases()].map((input) => JSON.stringify(input));
      const page = buildResults().value('api-pages', inputs, () =>
        JSON.stringify(apiPage(bundle, options.id, settings)),
      );
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
}
