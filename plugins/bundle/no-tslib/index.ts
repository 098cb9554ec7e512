import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';

/** Keeps `tslib` out of the script of the site, which needs one of its functions: 3.7 KB. */
export default function noTslib(): Plugin {
  const replacement = path.join(__dirname, 'client', 'tslib.ts');
  return {
    name: 'no-tslib',
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            resolve: { alias: { tslib$: replacement } },
            plugins: [mustBeUsed('bundle/no-tslib', { tslib: replacement })],
          };
    },
  };
}
