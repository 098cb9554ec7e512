import { LineDropped, LineMessages, type LineReport, RuleError } from '../diagnostics/report';
import type { SpanSink } from '../highlight/spans';
import { Cursor } from '../source/cursor';
import type { LogicalLine } from '../source/logicalLines';
import type { Names } from './names';
import type { Rule } from './rule';
import { RuleParser } from './ruleParser';
import type { RuleReading, RuleText } from './ruleText';

/** Reads the lines of one rule (section 2.2). The first error is thrown as a RuleError; warnings go to `report`. */
export function parseRule(text: RuleText, reading: RuleReading): Rule {
  const parser = new RuleParser(text, reading);
  for (const line of text.lines) readLine(parser, line, reading.report);
  return parser.rule();
}

/** A dropped line is skipped, or fails the whole rule if there is an error about it. */
function readLine(parser: RuleParser, line: LogicalLine, report: LineReport): void {
  const messages = new LineMessages();
  try {
    parser.line(new Cursor(line, messages));
  } catch (error) {
    if (!(error instanceof LineDropped)) throw error;
    const reason = messages.takeError();
    if (reason !== null) throw reason;
  } finally {
    messages.give(report);
  }
}

/** Reads the lines of a rule only for their spans; errors of a line leave the rest of it unmarked. */
export function markRule(text: RuleText, names: Names, sink: SpanSink, broken: (line: LogicalLine) => void): void {
  const parser = new RuleParser(text, { names, report: () => undefined, answerId: () => 0, lineAt: () => 0 });
  for (const line of text.lines) {
    try {
      parser.line(new Cursor(line, new LineMessages(), sink));
    } catch (error) {
      if (error instanceof RuleError) broken(line);
      else if (!(error instanceof LineDropped)) throw error;
    }
  }
}
