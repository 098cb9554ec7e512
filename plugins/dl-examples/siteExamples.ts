import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from '../content-lint/document';
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

const folders = ['docs', 'blog', 'src/pages'];

/** Parsing is dear, so a text without a fence of ours is left out. */
const languages = [exampleLanguage, baseLanguage, dialogLanguage];
const hasExamples = new RegExp(`^[ \\t>*+\\-\\d.)]*(?:\`{3,}|~{3,})(?:${languages.join('|')})(?=\\s|$)`, 'm');

function textsBelow(root: string): string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

function countsOf(pages: readonly { file: string; fences: readonly CheckedFence[] }[]): ExampleCounts {
  const fences = pages.flatMap(({ file, fences: own }) => own.map((fence) => ({ file, fence })));
  const examples = fences.flatMap(({ file, fence }) => (fence.kind === 'example' ? [{ file, ...fence }] : []));
  const dialogs = fences.flatMap(({ fence }) => (fence.kind === 'dialog' ? [fence] : []));
  const compiled = examples.filter(({ example }) => example.meta.unchecked === undefined);
  return {
    compiled: compiled.length,
    failing: compiled.filter(({ example }) => example.meta.errors.length > 0).length,
    dialogs: dialogs.length,
    turns: dialogs.reduce((sum, { turns }) => sum + turns.length, 0),
    unchecked: examples.flatMap(({ file, code, example: { meta } }) =>
      meta.unchecked === undefined ? [] : [`${file}:${code.position?.start.line ?? 1}: ${meta.unchecked}`],
    ),
  };
}

/**
 * Checks the DL examples of all texts below a folder. The transformer of a page checks them too, but a build that finds
 * a page in its cache runs no transformer.
 *
 * @param root folder that holds `docs`, `blog` and `src/pages`; each may be absent
 */
export function siteExamples(root: string, bases: Bases): SiteExamples {
  const pages = textsBelow(root).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return hasExamples.test(source)
      ? [{ file, ...pageExamples(parseDocument(file, 'doc', source).tree, file, bases) }]
      : [];
  });
  return { counts: countsOf(pages), faults: pages.flatMap(({ faults }) => faults.map(({ message }) => message)) };
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
