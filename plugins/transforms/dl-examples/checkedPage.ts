import GithubSlugger from 'github-slugger';
import type { Code, Root, RootContent } from 'mdast';
import type { Kept } from '../../build/kept/kept';
import { type FileLike, shownPath, TextFault } from '../../texts/fault';
import type { Problem } from '../../texts/finding';
import { visit } from '../../texts/visit';
import type { Bases } from './example';
import { exampleNodes } from './exampleNodes';
import { pageLessons } from './lesson/lessonNodes';
import { type CheckedFence, isChecked, pageExamples } from './pageExamples';

/** How many examples were checked. */
export type ExampleCounts = {
  /** Examples that were compiled. */
  readonly compiled: number;
  /** Those of them that must fail, and did. */
  readonly failing: number;
  readonly dialogs: number;
  /** Phrases that were said to the rules. */
  readonly turns: number;
  /** Lessons whose solution passed its check and whose starting text failed it. */
  readonly lessons: number;
  /** Wrong answers to them that failed and got their hint. */
  readonly wrongAnswers: number;
  /** Why an example was not checked, with its place. */
  readonly unchecked: readonly string[];
};

/** What checking the fences of a page gives, as data that one process can keep for another. */
type PageRecord = {
  readonly counts: ExampleCounts;
  readonly faults: readonly (Problem & { readonly line: number })[];
  /** What each fence becomes on the page, in their order, or nothing for a fence with an error. */
  readonly nodes: readonly (readonly RootContent[] | null)[];
  /** Names of the sample assistants that examples build on. */
  readonly assistants: readonly string[];
};

/** The checked fences of a page. */
export type CheckedPage = {
  readonly counts: ExampleCounts;
  readonly faults: readonly TextFault[];
  readonly nodes: ReadonlyMap<Code, readonly RootContent[]>;
  readonly assistants: readonly string[];
};

const lessonsIn = (fences: readonly CheckedFence[]) =>
  fences.flatMap((fence) => (fence.kind === 'lesson' ? [fence.checked] : []));

function countsOf(file: FileLike, fences: readonly CheckedFence[]): ExampleCounts {
  const examples = fences.flatMap((fence) => (fence.kind === 'example' ? [fence] : []));
  const dialogs = fences.flatMap((fence) => (fence.kind === 'dialog' ? [fence] : []));
  const lessons = lessonsIn(fences);
  const compiled = examples.filter(({ example }) => example.meta.unchecked === undefined);
  return {
    compiled: compiled.length,
    failing: compiled.filter(({ example }) => example.meta.errors.length > 0).length,
    dialogs: dialogs.length,
    turns: dialogs.reduce((sum, { turns }) => sum + turns.length, 0),
    lessons: lessons.length,
    wrongAnswers: lessons.reduce((sum, { text }) => sum + text.wrong.length, 0),
    unchecked: examples.flatMap(({ code, example: { meta } }) =>
      meta.unchecked === undefined ? [] : [`${shownPath(file)}:${code.position?.start.line ?? 1}: ${meta.unchecked}`],
    ),
  };
}

function assistantOf(fence: CheckedFence): string | undefined {
  if (fence.kind === 'lesson') return fence.checked.example.assistant;
  return fence.kind === 'example' ? fence.example.assistant : undefined;
}

function check(tree: Root, codes: readonly Code[], file: FileLike, bases: Bases): PageRecord {
  const { fences, faults } = pageExamples(tree, file, bases);
  const slugger = new GithubSlugger();
  const lessons = pageLessons(lessonsIn(fences));
  const byCode = new Map(fences.map((fence) => [fence.code, exampleNodes(fence, slugger, lessons)]));
  return {
    counts: countsOf(file, fences),
    faults: faults.map(({ line, reason, fix }) => ({ line, reason, fix })),
    nodes: codes.map((code) => byCode.get(code) ?? null),
    assistants: fences.flatMap((fence) => assistantOf(fence) ?? []),
  };
}

/**
 * Reads, compiles and runs all DL examples of a page, unless an earlier build or the parallel process has done so
 * for the same fences, sample assistants and code.
 *
 * @param bases sample assistants that an example may name
 * @param results of earlier builds
 * @throws every error that is not in the text
 */
export function checkedPage(tree: Root, file: FileLike, bases: Bases, results: Kept): CheckedPage {
  const codes: Code[] = [];
  visit(tree, 'code', (code) => {
    if (isChecked(code)) codes.push(code);
  });
  const known = [...bases].map(([name, load]) => [name, load()]);
  const fences = codes.map(({ lang, meta, value, position }) => [lang, meta, value, position?.start.line]);
  const inputs = [shownPath(file), JSON.stringify(fences), JSON.stringify(known)];
  const make = () => check(tree, codes, file, bases);
  const { counts, faults, nodes, assistants } =
    codes.length === 0 ? make() : results.value('dl-examples', inputs, make);
  return {
    counts,
    assistants,
    faults: faults.map(({ line, reason, fix }) => new TextFault(file, line, reason, fix)),
    nodes: new Map(nodes.flatMap((own, at) => (own === null ? [] : [[codes[at] as Code, own] as const]))),
  };
}
