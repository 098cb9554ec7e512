import type { Part } from './parts';

/** An instruction of an answer: a variable to set after the turn. */
interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** An answer that is being built. It has no effect until it is chosen (section 7.2, point 5). */
export interface Draft {
  parts: Part[];
  instructions: Instruction[];
  /** Variables `_name_`, which are visible immediately but only inside this answer (section 12.1). */
  readonly scratch: Map<string, string>;
  /** Dictionary lines printed by udict and sudict, per dictionary, those of the chat included. */
  readonly usedLines: Map<string, ReadonlySet<number>>;
  /** How many texts, links and pages were built, including empty ones. */
  built: number;
  nothing: boolean;
  disableAutoVars: boolean;
}

export function emptyDraft(): Draft {
  return {
    parts: [],
    instructions: [],
    scratch: new Map(),
    usedLines: new Map(),
    built: 0,
    nothing: false,
    disableAutoVars: false,
  };
}

/** Discards everything that has been built so far. */
export function forget(draft: Draft): void {
  Object.assign(draft, { parts: [], instructions: [], built: 0, nothing: false, disableAutoVars: false });
}

/** Text, a link or an operator make an answer; breaks, lists and pages to open do not (sections 7.2, 10.2, 15.3). */
export function countsAsAnswer(draft: Draft): boolean {
  return (
    draft.nothing ||
    draft.parts.some(
      (part) =>
        (part.kind === 'text' && (part.raw === true || part.text.trim() !== '')) ||
        part.kind === 'question' ||
        part.kind === 'link' ||
        part.kind === 'operator',
    )
  );
}

/** Thrown to stop building an answer that cannot be built. `say` never throws it. */
export class AnswerDropped extends Error {}

/** Thrown if the reference engine aborts the whole request; the message gives the reason. `say` never throws it. */
export class RequestFailed extends Error {}
