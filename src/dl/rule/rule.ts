import type { AnswerItem } from '../answer/nodes';
import type { Condition } from '../condition/condition';
import type { Pattern } from '../pattern/elements';

export type EventName = 'REQUEST' | 'SETSESSION' | 'UPDATESESSION';

export interface Question {
  readonly pattern: Pattern;
  /** The line as written, without its mark. */
  readonly text: string;
  /** Line number in the file, from 1. */
  readonly line: number;
}

/** One BEGIN…END block (section 2). A rule has questions or events, never both. */
export interface Rule {
  readonly id: string;
  readonly label: string | null;
  readonly conditions: readonly Condition[];
  readonly questions: readonly Question[];
  readonly events: readonly EventName[];
  readonly that: Pattern | null;
  readonly answers: readonly AnswerItem[];
}
