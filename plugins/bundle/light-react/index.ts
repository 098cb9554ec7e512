import type { Plugin } from '@docusaurus/types';
import { replacedInBrowser } from '../replacedInBrowser';
import { reactLeft } from './reactLeft';
import { replacements } from './replacements';

/**
 * Gives the browser Preact in the place of React; see README.md. While the site is built, pages are rendered with React, and
 * the live server (`npm start`) keeps it: it shows an edited component at once, which Preact does not.
 *
 * @throws Error when nothing asks for one of the modules any longer, or a part of React is left
 */
export default function lightReact(): Plugin {
  return replacedInBrowser('light-react', replacements, { inLiveServer: false, check: reactLeft });
}
