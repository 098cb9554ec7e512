/** The parts of an example that the reader does not see in its block; `plugins/dl-examples` writes them. */
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

/** What a playground is opened with. */
export interface Example {
  /** Unique on the page; a shared link names it. */
  readonly id: string;
  /** The text of the block. */
  readonly code: string;
  readonly setup: ExampleSetup;
  /** Phrases to begin with. */
  readonly phrases: readonly string[];
}
