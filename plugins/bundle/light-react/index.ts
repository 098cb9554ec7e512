import type { Plugin } from '@docusaurus/types';
import { checkModules, mustBeUsed } from '../../build/mustBeUsed';
import { reactLeft } from './reactLeft';
import { replacements } from './replacements';

/**
 * Replaces React with Preact in the browser; see README.md. The build renders pages with React, and the live server
 * (`npm start`) uses it as well, because React supports hot reloading of an edited component and Preact does not.
 *
 * @throws Error when one of the modules is no longer imported, or a part of React is still in the bundle
 */
export default function lightReact(): Plugin {
  return {
    name: 'light-react',
    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const alias = Object.fromEntries(Object.entries(replacements).map(([module, file]) => [`${module}$`, file]));
      return {
        // Docusaurus has aliases for React as well, and the first alias that matches is used.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias },
        plugins: [mustBeUsed('bundle/light-react', replacements), checkModules('light-react', reactLeft)],
      };
    },
  };
}
