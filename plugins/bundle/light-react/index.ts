import type { Plugin } from '@docusaurus/types';
import { checkModules, mustBeUsed } from '../../build/mustBeUsed';
import { replaceModules } from '../../build/replaceModules';
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
      return {
        ...replaceModules(replacements),
        plugins: [mustBeUsed('bundle/light-react', replacements), checkModules('light-react', reactLeft)],
      };
    },
  };
}
