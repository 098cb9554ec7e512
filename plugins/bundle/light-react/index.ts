import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { mustBeUsed } from '../../build/mustBeUsed';
import { reactLeft } from './reactLeft';
import { replacements } from './replacements';

const name = 'light-react';
const noOther = {
  apply: ({ hooks, webpack }: Compiler): void => {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const message of reactLeft(Array.from(modules, (module) => module.identifier()))) {
          compilation.errors.push(new webpack.WebpackError(message));
        }
      });
    });
  },
};

/**
 * Gives the browser Preact in the place of React; see README.md. While the site is built, pages are rendered with React.
 *
 * In the live server (`npm start`) nothing is changed.
 *
 * @throws Error when nothing asks for one of the modules any longer, or a part of React is left
 */
export default function lightReact(): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const alias = Object.fromEntries(Object.entries(replacements).map(([module, file]) => [`${module}$`, file]));
      return {
        // The theme has aliases for its own modules, and the first that matches is taken.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias },
        plugins: [mustBeUsed(`bundle/${name}`, replacements), noOther],
      };
    },
  };
}
