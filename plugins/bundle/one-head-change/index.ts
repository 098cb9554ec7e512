import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';

const loader = path.join(__dirname, 'oneHeadChange.cjs');

/**
 * Computes the head of a page once per navigation instead of once for each component that adds something to it, which
 * saves 6 to 9 ms on a processor four times slower. The build is not affected.
 */
export default function oneHeadChange(): Plugin {
  return {
    name: 'one-head-change',
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            module: { rules: [{ test: /react-helmet-async[\\/]lib[\\/]index\.module\.js$/, loader }] },
            plugins: [mustBeUsed('bundle/one-head-change', { 'react-helmet-async': loader })],
          };
    },
  };
}
