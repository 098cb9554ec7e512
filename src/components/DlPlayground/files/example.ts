import { type ExampleBase, emptyBase, joinBases } from '../../../data/exampleBase';
import { pipFiles } from '../../../data/pip/base';

/** The parts of an example that the reader does not see in its block; `plugins/transforms/dl-examples` writes them. */
export interface ExampleSetup extends Partial<ExampleBase> {
  /** Id of the first rule without BEGIN and END, where it is not the title. */
  readonly id?: string;
  /** True when the lines are a part of a rule, to which a question or an answer is added. */
  readonly fragment?: boolean;
  /** Rules of earlier examples, which this one extends. */
  readonly rules?: string;
  /** Name of the sample assistant that the example builds on. */
  readonly assistant?: string;
}

/** Files of the sample assistants, by their names in `base=…`. */
const assistants: Readonly<Record<string, ExampleBase>> = { pip: pipFiles };

/** What `plugins/transforms/dl-examples` writes next to the block. */
export interface ExampleParts {
  /** Unique on the page; a shared link names it. */
  readonly id: string;
  /** JSON of an `ExampleSetup` in which a sample assistant has its name only. */
  readonly setup?: string;
  /** JSON list of phrases to begin with. */
  readonly phrases?: string;
}

/** What a playground is opened with. */
export interface Example {
  readonly id: string;
  readonly title: string;
  /** The text of the block. */
  readonly code: string;
  /** With the files of the sample assistant. */
  readonly setup: ExampleSetup;
  /** The files of the page alone, without those of the sample assistant. */
  readonly own: ExampleBase;
  readonly phrases: readonly string[];
}

/**
 * @param written JSON of an `ExampleSetup`, as the build writes it
 * @throws SyntaxError when it is not JSON
 */
export function readSetup(written: string): Pick<Example, 'setup' | 'own'> {
  const setup: ExampleSetup = JSON.parse(written);
  const own = { ...emptyBase, ...setup };
  const { dictionaries, variables, functions, spelling } = own;
  const base = joinBases(assistants[setup.assistant ?? ''] ?? emptyBase, own);
  return { setup: { ...setup, ...base }, own: { dictionaries, variables, functions, spelling } };
}

/**
 * Reads an example, whose lines are in the page only once, in the block.
 *
 * @param block nothing for an example that the page no longer has; the playground is then empty
 * @throws SyntaxError when a part is not JSON, which the build never writes
 */
export function readExample({ id, setup = '{}', phrases = '[]' }: ExampleParts, block: HTMLElement | null): Example {
  return {
    id,
    title: block?.querySelector('.theme-code-block-title')?.textContent ?? 'Empty',
    code: block?.querySelector('code')?.textContent.trimEnd() ?? '',
    ...readSetup(setup),
    phrases: [...new Set<string>(JSON.parse(phrases))],
  };
}
