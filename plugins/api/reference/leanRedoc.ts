import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';

const nothing = path.join(__dirname, 'nothing.cjs');
const redocLoader = path.join(__dirname, 'redocLoader.cjs');

/**
 * Redoc loads the logo of its maker from another host with every view; its file gets an empty picture instead. And it
 * brings a tool that gathers the files of a document, which a document in one file does not need: 100 KB less.
 */
export default function leanRedoc(): Plugin {
  // The query tells apart which of them is used.
  const nothingFor = (part: string) => [`@redocly/openapi-core/lib/${part}`, `${nothing}?${part}`] as const;
  const replaced = [nothingFor('bundle'), nothingFor('config/config')];
  return {
    name: 'lean-redoc',
    configureWebpack(_config, isServer) {
      return {
        resolve: { alias: Object.fromEntries(replaced.map(([request, file]) => [`${request}$`, file])) },
        module: { rules: [{ test: /redoc[\\/]bundles[\\/].*\.js$/, loader: redocLoader }] },
        plugins: isServer
          ? []
          : [mustBeUsed('api/reference/leanRedoc', { ...Object.fromEntries(replaced), redoc: redocLoader })],
      };
    },
  };
}
