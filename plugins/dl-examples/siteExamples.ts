import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kindOf, parseDocument, textFolders } from '../content-lint/document';
import { Kept } from '../kept/kept';
import { baseLanguage } from './baseFence';
import { type Bases, exampleLanguage } from './example';
import { type CheckedFence, dialogLanguage, pageExamples } from './pageExamples';

/** What was checked on all pages. */
export type ExampleCounts = {
  /** Examples that were compiled. */
  readonly compiled: number;
  /** Those of them that must fail, and did. */
  readonly failing: number;
  readonly dialogs: number;
  /** Phrases that were said to the rules. */
  readonly turns: number;
  /** Why an example was not checked, with its place. */
  readonly unchecked: readonly string[];
};

export type SiteExamples = { readonly counts: ExampleCounts; readonly faults: readonly string[] };

/** Parsing is dear, so a text without a fence of ours is left out. */
const languages = [exampleLanguage, baseLanguage, dialogLanguage];
const hasExamples = new RegExp(`^[ \\t>*+\\-\\d.)]*(?:\`{3,}|~{3,})(?:${languages.join('|')})(?=\\s|$)`, 'm');

function textsBelow(root: string): string[] {
  return Object.keys(textFolders)
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

function countsOf(file: string, fences: readonly CheckedFence[]): ExampleCounts {
  const examples = fences.flatMap((fence) => (fence.kind === 'example' ? [fence] : []));
  const dialogs = fences.flatMap((fence) => (fence.kind === 'dialog' ? [fence] : []));
  const compiled = examples.filter(({ example }) => example.meta.unchecked === undefined);
  return {
    compiled: compiled.length,
    failing: compiled.filter(({ example }) => example.meta.errors.length > 0).length,
    dialogs: dialogs.length,
    turns: dialogs.reduce((sum, { turns }) => sum + turns.length, 0),
    unchecked: examples.flatMap(({ code, example: { meta } }) =>
      meta.unchecked === undefined ? [] : [`${file}:${code.position?.start.line ?? 1}: ${meta.unchecked}`],
    ),
  };
}

function examplesOf(file: string, source: string, bases: Bases): SiteExamples {
  const { fences, faults } = pageExamples(parseDocument(file, kindOf(file), source).tree, file, bases);
  return { counts: countsOf(file, fences), faults: faults.map(({ message }) => message) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function together(pages: readonly SiteExamples[]): SiteExamples {
  const counts = pages.map((page) => page.counts);
  return {
    counts: {
      compiled: sum(counts.map(({ compiled }) => compiled)),
      failing: sum(counts.map(({ failing }) => failing)),
      dialogs: sum(counts.map(({ dialogs }) => dialogs)),
      turns: sum(counts.map(({ turns }) => turns)),
      unchecked: counts.flatMap(({ unchecked }) => unchecked),
    },
    faults: pages.flatMap(({ faults }) => faults),
  };
}

/**
 * Checks the DL examples of all texts below a folder. The transformer of a page checks them too, but a build that finds
 * a page in its cache runs no transformer.
 *
 * @param root folder that holds `docs`, `blog` and `src/pages`; each may be absent
 * @param results of earlier builds; a text is checked anew when it, a sample assistant or the code has changed
 */
export function siteExamples(root: string, bases: Bases, results = new Kept()): SiteExamples {
  const assistants = JSON.stringify([...bases].map(([name, load]) => [name, load()]));
  const pages = textsBelow(root).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const check = () => examplesOf(file, source, bases);
    return hasExamples.test(source) ? [results.value('dl-examples', [file, source, assistants], check)] : [];
  });
  return together(pages);
}

/** @returns the faults; examples or turns that nobody checked are a fault too */
export function faultsOfExamples({ counts: { compiled, turns }, faults }: SiteExamples): string[] {
  const idle = [
    ...(compiled === 0 ? ['No DL example was checked. The check does not see the texts.'] : []),
    ...(turns === 0 ? ['No turn of a DL dialog was run. The check does not see the texts.'] : []),
  ];
  return faults.length > 0 ? [...faults] : idle;
}

/** @returns one line with the counts, then one line for each example that was not checked */
export function formatExamples({ compiled, failing, dialogs, turns, unchecked }: ExampleCounts): string {
  const counts = `[dl] ${compiled} examples compiled (${failing} must fail and do), ${turns} turns of ${dialogs} dialogs run`;
  return [`${counts}, ${unchecked.length} unchecked`, ...unchecked.map((reason) => `[dl] unchecked ${reason}`)].join(
    '\n',
  );
}
