import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { adviseNames } from '../../../src/data/nearNames';
import type { Facts } from '../../../src/data/schema';
import { needAttribute, readAttributes } from '../../texts/attributes';
import { isElement } from '../../texts/elements';
import { fail } from '../../texts/place';
import { factsFor, readFrom } from '../../texts/sources/readFrom';
import { reportBasics, reportBasicsFile } from './reportBasics';

/** @returns the names of the filters that every report has, then of those that only this one has */
function filtersOf({ analytics, reports }: Facts, report: string): string[] {
  const own = reports[report]?.filters ?? [];
  return Object.entries(analytics.filters).flatMap(([id, { name, everywhere }]) =>
    everywhere === true || own.includes(name) ? [id] : [],
  );
}

/**
 * Makes `<ReportBasics of="attendance" />` the section that all reports share: how to open, filter and export them. It
 * runs before the facts, because the section has some.
 *
 * @throws TextFault for an unknown report, and for a section in a sentence
 */
export default function remarkReportBasics() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node, 'ReportBasics') || parent === undefined || index === undefined) {
        return undefined;
      }
      const place = { file, line: node.position?.start.line ?? 1 };
      if (node.type === 'mdxJsxTextElement') {
        fail(place, '<ReportBasics> is a section inside a sentence', 'put it on a separate line, between empty lines');
      }
      const name = needAttribute(readAttributes(node, ['of'], place), 'of', 'ReportBasics', place);
      const facts = factsFor(file);
      const names = Object.keys(facts.reports);
      if (!names.includes(name)) {
        fail(place, `there is no report "${name}"`, adviseNames(name, names));
      }
      readFrom(file, reportBasicsFile);
      const section = reportBasics(name, filtersOf(facts, name));
      parent.children.splice(index, 1, ...section);
      return [SKIP, index + section.length];
    });
  };
}
