import type { LessonPhrase } from '../../../data/lessons/lesson';
import type { LessonResult } from '../../../data/lessons/runLesson';
import type { BaseSource, Diagnostic } from '../../../dl';
import type { Played, Step } from './replay';
import type { ChatOptions, Turn, Variables } from './turn';

/** What the page asks. */
export type Request =
  | { readonly kind: 'check'; readonly source: BaseSource }
  /** Says the phrases of a lesson, in chats of their own. */
  | { readonly kind: 'lesson'; readonly source: BaseSource; readonly check: readonly LessonPhrase[] }
  /** Starts a chat; `variables` go on from a chat before it. */
  | {
      readonly kind: 'start';
      readonly source: BaseSource;
      readonly options: ChatOptions;
      readonly variables?: Variables;
    }
  | { readonly kind: 'say'; readonly phrase: string }
  /** Plays a chat of its own from the beginning. */
  | {
      readonly kind: 'replay';
      readonly source: BaseSource;
      readonly steps: readonly Step[];
      readonly options: ChatOptions;
    }
  /** The live operator gives the chat back (language, section 15.3). */
  | { readonly kind: 'closeOperator' };

/** What the worker answers, by the kind of the request. */
export interface Results {
  check: readonly Diagnostic[];
  lesson: LessonResult;
  start: Variables;
  say: Turn;
  replay: Played;
  closeOperator: Variables;
}

export type RequestOf<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;

/** A request on its way. */
export interface Envelope {
  readonly id: number;
  readonly request: Request;
}

/** What comes back: first `ready`, then one answer for each request, in their order. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly result: Results[Request['kind']] }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
