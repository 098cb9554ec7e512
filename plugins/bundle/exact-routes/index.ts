import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';
import { replaceModules } from '../../build/replaceModules';

/**
 * Makes the browser match routes as the specification requires (section 2: "matched exactly").
 * The Docusaurus router is not case-sensitive and ignores a final slash, so `/syntax-dl/about-dl` would show
 * a page that no server has. Aliases replace only the functions that match paths.
 */
export default function exactRoutes(): Plugin {
  const client = (file: string) => path.join(__dirname, 'client', file);
  const replacements = {
    'react-router-config': client('reactRouterConfig.tsx'),
    '@docusaurus/router': client('router.ts'),
  };
  return {
    name: 'exact-routes',
    configureWebpack() {
      return { ...replaceModules(replacements), plugins: [mustBeUsed('bundle/exact-routes', replacements)] };
    },
  };
}
