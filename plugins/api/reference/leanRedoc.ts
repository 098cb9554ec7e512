import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';
import { replaceModules } from '../../build/replaceModules';

const nothing = path.join(__dirname, 'nothing.cjs');
const redocLoader = path.join(__dirname, 'redocLoader.cjs');

/**
 * Redoc loads the logo of its maker from another host with every view; its file gets an empty picture instead. And it
 * brings a tool that gathers the files of a document, which a document in one file does not need: 100 KB less.
 */
export default function leanRedoc(): Plugin {
  // The query tells apart which of them is used.
  const replaced = Object.fromEntries(
    ['bundle', 'config/config'].map((part) => [`@redocly/openapi-core/lib/${part}`, `${nothing}?${part}`]),
  );
  return {
    name: 'lean-redoc',
    configureWebpack(_config, isServer) {
      return {
        ...replaceModules(replaced),
        module: { rules: [{ test: /redoc[\\/]bundles[\\/].*\.js$/, loader: redocLoader }] },
        plugins: isServer ? [] : [mustBeUsed('api/reference/leanRedoc', { ...replaced, redoc: redocLoader })],
      };
    },
  };
}
