import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';
import { replaceModules } from '../../build/replaceModules';

const own = (file: string) => path.join(__dirname, 'client', file);
/** The query makes each of them a separate module, which can be found in the bundle. */
const nothing = (query: string) => `${path.join(__dirname, '..', 'nothing.ts')}?${query}`;

/** Module, as it is imported → the file that is used instead. */
const replacements = {
  // Code is highlighted during the build (`plugins/transforms/rehype/rehypeHighlight.ts`), but theme-classic loads the
  // highlighter on every page and has no option to turn this off.
  'prism-react-renderer': own('noPrism.ts'),
  '@theme/prism-include-languages': nothing('languages'),
  // The theme needs three functions of it. Whenever it moves the bar, it makes the browser lay out the whole page, even
  // immediately before the next one appears.
  nprogress: own('progressBar.ts'),
  tslib: own('tslib.ts'),
  // Release notes have no authors (the lint rule `front-matter` does not allow any), but every post would load the
  // component that shows them, with the icons of 13 social networks.
  '@theme/BlogPostItem/Header/Authors': nothing('authors'),
};

/**
 * Components that readers open later, with Redoc and CodeMirror. No page is rendered with them, but the bundler would
 * parse and write them again for the program that renders the pages.
 */
const openedLater = ['ApiRedoc/ApiRedoc.tsx', 'DlPlayground/DlPlayground.tsx', 'DlLesson/panel/LessonPanel.tsx'];
const notRendered = Object.fromEntries(
  openedLater.map((file) => [path.join(__dirname, '../../../src/components', file), nothing(path.basename(file))]),
);

/**
 * Replaces modules that every page, every release note or the rendering of pages would load for nothing or for a few
 * lines of their code.
 *
 * @throws Error in a production build when one of them is no longer imported
 */
export default function lightModules(): Plugin {
  return {
    name: 'light-modules',
    configureWebpack(_config, isServer) {
      return {
        ...replaceModules({ ...replacements, ...(isServer ? notRendered : {}) }),
        plugins: [mustBeUsed('bundle/light-modules', isServer ? notRendered : replacements)],
      };
    },
  };
}
