import { isError, type MessageCode } from './codes';

/** Receives a message about the source between two offsets. */
export type LineReport = (code: MessageCode, start: number, end: number, detail: string) => void;

/** Thrown to stop reading a rule; the compiler turns it into an error of that rule. `compile` never throws it. */
export class RuleError extends Error {
  constructor(
    readonly code: MessageCode,
    readonly start: number,
    readonly end: number,
    readonly detail: string,
  ) {
    super(`DL ${code}`);
  }
}

/**
 * Thrown to stop reading an answer line that the reference engine drops without a separate error (14012, 14013, a page
 * tag without quotes); 10003 follows if no answer is left.
 */
export class LineDropped extends Error {}

interface Message {
  readonly code: MessageCode;
  readonly start: number;
  readonly end: number;
  readonly detail: string;
}

/**
 * The messages of one line, kept until the line has been read, because the text of a custom function discards the
 * numbered ones before it, as in the reference engine.
 */
export class LineMessages {
  private messages: Message[] = [];

  readonly add: LineReport = (code, start, end, detail) => {
    this.messages.push({ code, start, end, detail });
  };

  forgetCodes(): void {
    this.messages = this.messages.filter(({ code }) => typeof code === 'string');
  }

  /** Removes the first error from the messages and returns it. */
  takeError(): RuleError | null {
    const found = this.messages.find(({ code }) => isError(code));
    if (found === undefined) return null;
    this.messages.splice(this.messages.indexOf(found), 1);
    return new RuleError(found.code, found.start, found.end, found.detail);
  }

  give(report: LineReport): void {
    for (const { code, start, end, detail } of this.messages) report(code, start, end, detail);
  }
}
