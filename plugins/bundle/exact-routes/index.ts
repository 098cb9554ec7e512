import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';

/**
 * Makes the browser match routes as the specification asks (section 2: "matched exactly").
 * The router of Docusaurus ignores upper and lower case and a final slash, so `/syntax-dl/about-dl` would show
 * a page that no server has. Only the two functions that match paths are replaced, by an alias.
 */
export default function exactRoutes(): Plugin {
  const replacement = path.join(__dirname, 'client', 'reactRouterConfig.tsx');
  return {
    name: 'exact-routes',
    configureWebpack() {
      return {
        resolve: { alias: { 'react-router-config$': replacement } },
        plugins: [mustBeUsed('bundle/exact-routes', { 'react-router-config': replacement })],
      };
    },
  };
}
