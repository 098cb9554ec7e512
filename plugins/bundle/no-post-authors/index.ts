import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacedInBrowser } from '../replacedInBrowser';

const authors = '@theme/BlogPostItem/Header/Authors';

/**
 * Release notes have no authors (the lint rule `front-matter` does not allow any), but every post would load the
 * component that shows them, with the icons of 13 social networks: 5.5 KB.
 */
export default function noPostAuthors(): Plugin {
  // The query makes it a separate module, which can be found in the bundle.
  return replacedInBrowser('no-post-authors', { [authors]: `${path.join(__dirname, '..', 'nothing.ts')}?authors` });
}
