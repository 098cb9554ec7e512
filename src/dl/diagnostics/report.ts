import { isError, type MessageCode } from './codes';

/** Takes a message about the source between two offsets. */
export type LineReport = (code: MessageCode, start: number, end: number, detail: string) => void;

/** Leaves the reading of a rule; the compiler turns it into an error of that rule. Never leaves `compile`. */
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
 * Leaves the reading of an answer line that the reference engine drops without reporting a separate error (14012,
 * 14013, a page tag without quotes); 10003 follows when no answer is left.
 */
export class LineDropped extends Error {}

interface Message {
  readonly code: MessageCode;
  readonly start: number;
  readonly end: number;
  readonly detail: string;
}

/**
 * The messages of one line, kept until the line has been read: the text of a custom function withdraws the numbered
 * ones before it, as the reference engine does.
 */
export class LineMessages {
  private messages: Message[] = [];

  readonly add: LineReport = (code, start, end, detail) => {
    this.messages.push({ code, start, end, detail });
  };

  forgetCodes(): void {
    this.messages = this.messages.filter(({ code }) => typeof code === 'string');
  }

  /** The first error among the messages, taken out of them. */
  takeError(): RuleError | null {
    const found = this.messages.find(({ code }) => isError(code));
    if (found === undefined) return null;
    this.messages.splice(this.messages.indexOf(found), 1);
    return new RuleError(found.code, found.start, found.end, found.detail);
  }

  give(report: LineReport): void {
    for (const { code, start, end, detail } of this.messages) report(code, start, end, detail);
    this.messages = [];
  }
}
