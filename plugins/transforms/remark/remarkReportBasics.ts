import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { adviseNames } from '../../../src/data/nearNames';
import type { Facts } from '../../../src/data/schema';
import { needAttribute, readAttributes } from '../../texts/attributes';
import { fail } from '../../texts/place';
import { factsFor, readFrom } from '../../texts/sources/readFrom';
import { mustBeOnOwnLine, replaceElements } from './replaceElements';
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
    replaceElements(tree, file, {
      ReportBasics: (node, place) => {
        mustBeOnOwnLine(node, 'a section', place);
        const name = needAttribute(readAttributes(node, ['of'], place), 'of', 'ReportBasics', place);
        const facts = factsFor(file);
        const names = Object.keys(facts.reports);
        if (!names.includes(name)) {
          fail(place, `there is no report "${name}"`, adviseNames(name, names));
        }
        readFrom(file, reportBasicsFile);
        return reportBasics(name, filtersOf(facts, name));
      },
    });
  };
}
