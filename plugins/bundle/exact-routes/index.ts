import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';

/**
 * Makes the browser match routes as the specification requires (section 2: "matched exactly").
 * The Docusaurus router is not case-sensitive and ignores a final slash, so `/syntax-dl/about-dl` would show
 * a page that no server has. An alias replaces only the two functions that match paths.
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
