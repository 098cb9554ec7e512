import { isPost } from '../../texts/document';
import type { Fault } from '../../texts/finding';
import { pagesOf } from '../../texts/releases/pagesOf';
import { readPost } from '../../texts/releases/readPost';
import type { Rule } from '../rule';

/** Every item of a release note is listed on this page anyway. */
const ownList = '/blog';

/** The first item about a feature of the register links to a page that explains the feature. */
export const changeLinks: Rule = {
  name: 'change-links',
  unit: 'pages of features',
  check: (document) => {
    const linked = new Set<string>();
    const faults: Fault[] = [];
    const { file, items } = isPost(document) ? readPost(document).release : { file: document.file, items: [] };
    for (const { features, links, line } of items) {
      for (const { id } of features) {
        const pages = pagesOf(id);
        const [page = ownList] = pages;
        if (page === ownList || linked.has(page)) {
          continue;
        }
        linked.add(page);
        if (!pages.some((one) => links.includes(one))) {
          const reason = `This is the first item about "${id}", but it does not link to ${pages.join(' or ')}.`;
          const fix = `make a word of the item a link to ${pages.length === 1 ? 'this page' : 'one of these pages'}.`;
          faults.push({ file, line, reason, fix });
        }
      }
    }
    return { checked: linked.size, faults };
  },
};
