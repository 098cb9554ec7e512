import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfFolders } from '../../../src/data/filesBelow';
import { Kept } from '../../build/kept/kept';
import { kindOf, parseDocument, textFolders } from '../../texts/document';
import { checkedPage, type ExampleCounts } from './checkedPage';
import type { Bases } from './example';
import { checkedLanguages } from './pageExamples';

export type SiteExamples = { readonly counts: ExampleCounts; readonly faults: readonly string[] };

/** Parsing is expensive, so a text without one of our fences is skipped. */
const hasExamples = new RegExp(`^[ \\t>*+\\-\\d.)]*(?:\`{3,}|~{3,})(?:${checkedLanguages.join('|')})(?=\\s|$)`, 'm');

const textsBelow = (root: string): string[] =>
  filesOfFolders(root, Object.keys(textFolders))
    .filter((file) => /\.mdx?$/.test(file))
    .sort();

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function together(pages: readonly SiteExamples[]): SiteExamples {
  const counts = pages.map((page) => page.counts);
  return {
    counts: {
      compiled: sum(counts.map(({ compiled }) => compiled)),
      failing: sum(counts.map(({ failing }) => failing)),
      dialogs: sum(counts.map(({ dialogs }) => dialogs)),
      turns: sum(counts.map(({ turns }) => turns)),
      lessons: sum(counts.map(({ lessons }) => lessons)),
      wrongAnswers: sum(counts.map(({ wrongAnswers }) => wrongAnswers)),
      unchecked: counts.flatMap(({ unchecked }) => unchecked),
    },
    faults: pages.flatMap(({ faults }) => faults),
  };
}

/**
 * Checks the DL examples of all texts below a folder. The transformer of a page checks them too, but a build that finds
 * a page in its cache runs no transformer.
 *
 * @param root folder that contains `docs`, `blog` and `src/pages`; each may be absent
 * @param results of earlier builds; a text is checked again when it, a sample assistant or the code has changed
 */
export function siteExamples(root: string, bases: Bases, results = new Kept()): SiteExamples {
  const assistants = JSON.stringify([...bases].map(([name, load]) => [name, load()]));
  const pages = textsBelow(root).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const check = (): SiteExamples => {
      const { counts, faults } = checkedPage(
        parseDocument(file, kindOf(file), source, results).tree,
        file,
        bases,
        results,
      );
      return { counts, faults: faults.map(({ message }) => message) };
    };
    return hasExamples.test(source) ? [results.value('dl-texts', [file, source, assistants], check)] : [];
  });
  return together(pages);
}

/** @returns the errors; examples or turns that were not checked are errors, too */
export function faultsOfExamples({ counts: { compiled, turns }, faults }: SiteExamples): string[] {
  const idle = [
    ...(compiled === 0 ? ['No DL example was checked. The check does not see the texts.'] : []),
    ...(turns === 0 ? ['No turn of a DL dialog was run. The check does not see the texts.'] : []),
  ];
  return faults.length > 0 ? [...faults] : idle;
}

/** @returns two lines with the counts, then one line for each example that was not checked */
export function formatExamples(counts: ExampleCounts): string {
  const { compiled, failing, dialogs, turns, lessons, wrongAnswers, unchecked } = counts;
  const examples = `${compiled} examples compiled (${failing} must fail and do), ${turns} turns of ${dialogs} dialogs run`;
  return [
    `[dl] ${examples}, ${unchecked.length} unchecked`,
    // A lesson counts when all of this is true, because an error in one stops the build.
    `[dl] lessons: ${lessons}, solutions passed ${lessons}, starts failed ${lessons}, wrong answers explained ${wrongAnswers}`,
    ...unchecked.map((reason) => `[dl] unchecked ${reason}`),
  ].join('\n');
}
