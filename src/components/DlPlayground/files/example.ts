import { frameOf } from '@site/src/dl/ruleFrame';
import { type ExampleBase, emptyBase, joinBases } from '../../../data/exampleBase';
import { pipFiles } from '../../../data/pip/base';

/** The parts of an example that the reader does not see in its block; `plugins/transforms/dl-examples` writes them. */
export interface ExampleSetup {
  /** Text that makes a fragment a whole rule, before and after it. */
  readonly before?: string;
  readonly after?: string;
  /** Rules of earlier examples, which this one extends. */
  readonly rules?: string;
  readonly dictionaries?: Readonly<Record<string, readonly string[]>>;
  readonly variables?: readonly string[];
  readonly functions?: readonly string[];
  readonly spelling?: readonly string[];
}

/** A setup as the build writes it: a sample assistant has its name only. */
type WrittenSetup = ExampleSetup & { readonly assistant?: string };

/** Files of the sample assistants, by their names in `base=…`. */
const assistants: Readonly<Record<string, ExampleBase>> = { pip: pipFiles };

/** What `plugins/transforms/dl-examples` writes beside the block. */
export interface ExampleParts {
  /** Unique on the page; a shared link names it. */
  readonly id: string;
  /** JSON of a `WrittenSetup`. */
  readonly setup?: string;
  /** JSON list of phrases to begin with. */
  readonly phrases?: string;
}

/** What a playground is opened with. */
export interface Example {
  readonly id: string;
  /** The text of the block. */
  readonly code: string;
  readonly setup: ExampleSetup;
  readonly phrases: readonly string[];
}

/**
 * @param written JSON of a `WrittenSetup`
 * @param code the lines of the example
 * @param title of the example, which is the id of a rule without BEGIN and END
 * @throws SyntaxError when it is no JSON
 */
export function readSetup(written: string, code: string, title: string): ExampleSetup {
  const { assistant = '', ...own }: WrittenSetup = JSON.parse(written);
  const { before, after } = frameOf(code, title, false);
  return { before, after, ...own, ...joinBases(assistants[assistant] ?? emptyBase, { ...emptyBase, ...own }) };
}

/**
 * Reads an example: its lines stand in the page once, in the block.
 *
 * @throws SyntaxError when a part is no JSON, which the build does not write
 */
export function readExample({ id, setup = '{}', phrases = '[]' }: ExampleParts, block: HTMLElement | null): Example {
  const code = block?.querySelector('code')?.textContent.trimEnd() ?? '';
  const title = block?.querySelector('.theme-code-block-title')?.textContent ?? 'rule';
  return {
    id,
    code,
    setup: readSetup(setup, code, title),
    phrases: [...new Set<string>(JSON.parse(phrases))],
  };
}
