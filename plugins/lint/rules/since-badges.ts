import { visit } from 'unist-util-visit';
import { isElement, type JsxElement } from '../../texts/elements';
import { sentence } from '../../texts/finding';
import { textField } from '../../texts/frontMatter';
import { loadReleases } from '../../texts/releases/loadReleases';
import { sinceTarget } from '../../texts/releases/sinceTarget';
import type { Rule } from '../rule';

function textOf({ attributes }: JsxElement, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

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
      const version = isElement(node, 'Since') ? textOf(node, 'release') : undefined;
      if (version !== undefined && isElement(node, 'Since')) {
        badges.push({ version, feature: textOf(node, 'feature'), line: node.position?.start.line ?? 1 });
      }
    });
    const faults = badges.flatMap(({ line, ...wanted }) => {
      const target = sinceTarget(loadReleases(), { ...wanted, page });
      return 'item' in target ? [] : [{ file, line, reason: sentence(target.reason), fix: `${target.fix}.` }];
    });
    return { checked: badges.length, faults };
  },
};
