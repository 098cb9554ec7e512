import type { Reply } from '../../../dl';

/** Variables of a chat by name. */
export type Variables = Readonly<Record<string, string>>;

/** How a chat is made repeatable. */
export interface ChatOptions {
  readonly seed: number;
  /** "Now" in seconds since 1970, UTC. */
  readonly clock: number;
}

/** What a turn gave and changed. */
export interface Turn {
  readonly phrase: string;
  readonly reply: Reply;
  readonly before: Variables;
  readonly after: Variables;
  /** Whether the base has errors: its rules with errors were skipped. */
  readonly hasErrors: boolean;
}
