import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type ExampleBase, emptyBase, joinBases } from '../../../src/data/exampleBase';
import { type FileLike, TextFault } from '../../texts/fault';
import { fail, type Place } from '../../texts/place';
import { visit } from '../../texts/visit';
import { baseLanguage, readBaseFence } from './baseFence';
import { type DialogMeta, dialogMeta } from './dialog/dialogMeta';
import { type DialogScript, readDialogScript } from './dialog/dialogScript';
import { type Ran, runDialog } from './dialog/runDialog';
import { whyReply } from './dialog/whyReply';
import { type Bases, type Example, exampleLanguage, readExample } from './example';
import { type CheckedLesson, lessonLanguage, readLesson } from './lesson/readLesson';

/** Language of the fences with a dialog that is run. */
const dialogLanguage = 'dl-dialog';

type ExampleFence = {
  readonly kind: 'example';
  readonly code: Code;
  readonly example: Example;
  /** What the user says in the dialogs below it. */
  readonly phrases: string[];
};

type LessonFence = { readonly kind: 'lesson'; readonly code: Code; readonly checked: CheckedLesson };

/** A fence of a page that was read and checked. */
export type CheckedFence =
  | { readonly kind: 'base'; readonly code: Code; readonly shown: string | null }
  | ExampleFence
  | {
      readonly kind: 'dialog';
      readonly code: Code;
      readonly title: string;
      readonly script: DialogScript;
      readonly turns: readonly Ran[];
      readonly why: MdxJsxFlowElement | undefined;
    }
  | LessonFence;

/** All fences of a page in their order, and every error on it. */
export type PageExamples = { readonly fences: readonly CheckedFence[]; readonly faults: readonly TextFault[] };

function whyOf(meta: DialogMeta, turns: readonly Ran[], place: Place): MdxJsxFlowElement | undefined {
  if (!meta.why) {
    return undefined;
  }
  const fix = 'delete "why", or show a phrase that several rules match';
  return (
    whyReply(turns) ?? fail(place, '"why" has nothing to explain, because one rule matches and captures nothing', fix)
  );
}

/** Languages of the fences that are checked. */
export const checkedLanguages = [baseLanguage, exampleLanguage, dialogLanguage, lessonLanguage] as const;

/** @returns whether a fence is one that is checked */
export const isChecked = ({ lang }: Code): boolean => checkedLanguages.some((language) => language === lang);

/** Reads the fences of a page one after the other; each one builds on what is above it. */
class PageReader {
  readonly fences: CheckedFence[] = [];
  private base: ExampleBase = emptyBase;
  private readonly examples = new Map<string, Example>();
  /** The example that a dialog belongs to; `wrong` when it has an error, so that a dialog could not be run. */
  private last: ExampleFence | 'wrong' | undefined;

  constructor(private readonly bases: Bases) {}

  read(code: Code, place: Place): void {
    if (code.lang === baseLanguage) {
      const { shown, base } = readBaseFence(code, place, this.base);
      this.base = joinBases(this.base, base);
      this.fences.push({ kind: 'base', code, shown });
    } else if (code.lang === exampleLanguage) {
      this.readExample(code, place);
    } else if (code.lang === dialogLanguage) {
      this.readDialog(code, place);
    } else if (code.lang === lessonLanguage) {
      this.readLesson(code, place);
    }
  }

  private readLesson(code: Code, place: Place): void {
    // A dialog shows the rules of an example, not those of a solution.
    this.last = undefined;
    const checked = readLesson(code, place, { base: this.base, examples: this.examples }, this.bases);
    if (this.fences.some((fence) => fence.kind === 'lesson' && fence.checked.name === checked.name)) {
      fail(place, `two lessons of the page have the name "${checked.name}"`, 'give this one another name');
    }
    this.fences.push({ kind: 'lesson', code, checked });
  }

  private readExample(code: Code, place: Place): void {
    this.last = 'wrong';
    const example = readExample(code, place, { base: this.base, examples: this.examples }, this.bases);
    const { name } = example.meta;
    if (name !== undefined && this.examples.has(name)) {
      fail(place, `two examples of the page have the name "${name}"`, 'give this one another name');
    }
    if (name !== undefined) {
      this.examples.set(name, example);
    }
    this.last = { kind: 'example', code, example, phrases: [] };
    this.fences.push(this.last);
  }

  private readDialog(code: Code, place: Place): void {
    const { last } = this;
    const meta = dialogMeta(code.meta ?? '', place);
    const script = readDialogScript(code, place);
    if (last === undefined) {
      fail(place, 'the dialog has no example above it', 'put it below the fence `dl` whose rules it shows');
    } else if (last !== 'wrong') {
      this.runDialog(code, script, meta, last, place);
    }
  }

  private runDialog(code: Code, script: DialogScript, meta: DialogMeta, above: ExampleFence, place: Place): void {
    const { compiled, meta: announced } = above.example;
    if (compiled === undefined || announced.errors.length > 0) {
      const fix = 'put the dialog below a right example, or use the fence `dialog`';
      fail(place, 'the example above does not run', fix);
    }
    const turns = runDialog(compiled.rules, script, meta, place.file);
    const why = whyOf(meta, turns, place);
    above.phrases.push(...turns.map(({ phrase }) => phrase));
    this.fences.push({ kind: 'dialog', code, title: meta.title, script, turns, why });
  }
}

/**
 * Reads, compiles and runs all DL examples of a page.
 *
 * @param bases sample assistants that an example may name
 * @returns the fences that are right, and the first error of each other one
 * @throws every error that is not in the text
 */
export function pageExamples(tree: Root, file: FileLike, bases: Bases): PageExamples {
  const reader = new PageReader(bases);
  const faults: TextFault[] = [];
  visit(tree, 'code', (code) => {
    try {
      reader.read(code, { file, line: code.position?.start.line ?? 1 });
    } catch (error) {
      if (!(error instanceof TextFault)) {
        throw error;
      }
      faults.push(error);
    }
  });
  return { fences: reader.fences, faults };
}
