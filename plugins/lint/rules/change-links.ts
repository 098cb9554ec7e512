import { loadFacts } from '../../../src/data/facts';
import type { Fault } from '../../texts/finding';
import { readPost } from '../../texts/releases/readPost';
import type { Rule } from '../rule';

/** Every item of a release note stands below this page already. */
const ownList = '/blog';

/** The first item about a feature of the register leads to the page of that feature. */
export const changeLinks: Rule = {
  name: 'change-links',
  unit: 'pages of features',
  check: (document) => {
    const linked = new Set<string>();
    const faults: Fault[] = [];
    const { file, items } = document.kind === 'post' ? readPost(document).release : { file: document.file, items: [] };
    for (const { features, links, line } of items) {
      for (const { id } of features) {
        const page = loadFacts().features[id]?.page ?? ownList;
        if (page === ownList || linked.has(page)) {
          continue;
        }
        linked.add(page);
        if (!links.includes(page)) {
          const reason = `This is the first item about "${id}", but it does not lead to ${page}.`;
          faults.push({ file, line, reason, fix: 'make a word of the item a link to this page.' });
        }
      }
    }
    return { checked: linked.size, faults };
  },
};
