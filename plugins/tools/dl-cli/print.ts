import { canonical, type Diagnostic, type Reply, rivalsOf, winnerOf } from '../../../src/dl';

/** `file:line:column code message Fix: …`, the form that editors follow to the place; a warning says so before its code. */
export function diagnosticLine({ file, line, column, code, severity, message, fix }: Diagnostic): string {
  const level = severity === 'warning' ? 'warning ' : '';
  return `${file}:${line}:${column} ${level}${code} ${message} Fix: ${fix}`;
}

/** What the terminal shows of a turn: the reply, then which rule gave it and which matched too. */
export function replyLines(reply: Reply): string[] {
  if (reply.rule === null) return [`(${reply.problem ?? 'no rule replies'})`];
  const why = reply.event ? 'event' : `weight ${reply.weight}, "$ ${winnerOf(reply)?.question ?? ''}"`;
  const close = rivalsOf(reply)
    .slice(0, 3)
    .map(({ rule, weight }) => `${rule} ${weight}`);
  const after = close.length === 0 ? '' : `; other matches: ${close.join(', ')}`;
  return [canonical(reply.parts), `  (rule ${reply.rule}, ${why}${after})`];
}
