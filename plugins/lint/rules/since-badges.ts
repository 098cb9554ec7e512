import { attributeText, isElement } from '../../texts/elements';
import { sentence } from '../../texts/finding';
import { textField } from '../../texts/frontMatter';
import { loadReleases } from '../../texts/releases/loadReleases';
import { sinceTarget } from '../../texts/releases/sinceTarget';
import { visit } from '../../texts/visit';
import type { Rule } from '../rule';

/** Every badge leads to the item of a release note that brought its feature; the form is checked by the build. */
export const sinceBadges: Rule = {
  name: 'since-badges',
  unit: 'badges',
  check: ({ file, tree, frontMatter }, site) => {
    const page = site.routeOf(file)?.path;
    const badges: { version: string; feature?: string | undefined; line: number }[] = [];
    const ofPage = textField(frontMatter, 'since');
    if (ofPage !== undefined) {
      badges.push({ version: ofPage, line: frontMatter.fields.get('since')?.line ?? 1 });
    }
    visit(tree, (node) => {
      if (!isElement(node, 'Since')) return;
      const version = attributeText(node, 'release');
      if (version !== undefined) {
        badges.push({ version, feature: attributeText(node, 'feature'), line: node.position?.start.line ?? 1 });
      }
    });
    const faults = badges.flatMap(({ line, ...wanted }) => {
      const target = sinceTarget(loadReleases(), { ...wanted, page });
      return 'item' in target ? [] : [{ file, line, reason: sentence(target.reason), fix: `${target.fix}.` }];
    });
    return { checked: badges.length, faults };
  },
};
