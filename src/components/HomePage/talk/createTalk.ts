import {
  type BaseSource,
  compile,
  createSession,
  highlight,
  type Part,
  plainText,
  type Session,
  say,
  update,
} from '../../../dl';
import type { ShownRule, TalkReply } from './messages';

/** Pip has no colleagues here, so the chat stays with Pip. */
const handedOver = '(An operator would take over here.)';

/** Texts and list items, line by line. Buttons and links lead to places that Pip does not really have. */
function linesOf(parts: readonly Part[]): string[] {
  const lines: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'break' || part.kind === 'list') lines.push([]);
    else if (part.kind === 'text') lines.at(-1)?.push(part);
    else if (part.kind === 'operator') lines.push([{ kind: 'text', text: handedOver }]);
  }
  return lines.map((line) => plainText(line)).filter((line) => line !== '');
}

/**
 * @param id of a rule: `track_status.2`
 * @returns its lines, coloured; nothing when no file has it
 */
export function shownRule({ rules }: BaseSource, id: string): ShownRule | undefined {
  const files = typeof rules === 'string' ? [rules] : rules.map(({ text }) => text);
  for (const text of files) {
    const start = text.indexOf(`BEGIN ${id}\n`);
    if (start < 0) continue;
    const whole = text.slice(start, text.indexOf('\nEND', start) + 4);
    const [from, to] = [whole.indexOf('\n') + 1, whole.lastIndexOf('\n')];
    const pieces = highlight(whole)
      .map(({ start: first, end, kind }) => ({
        text: whole.slice(Math.max(first, from), Math.min(end, to)),
        kind,
      }))
      .filter((piece) => piece.text !== '');
    return { id, pieces };
  }
  return undefined;
}

/**
 * A chat with an assistant.
 *
 * @param source its rule base
 * @param clock "now" in seconds since 1970
 * @returns a function that says a phrase; the phrases of `before` are said once, before the first one
 */
export function createTalk(source: BaseSource, clock: number) {
  const { base } = compile(source);
  let session: Session | undefined;
  return (phrase: string, before: readonly string[]): TalkReply => {
    if (session === undefined) {
      session = createSession(base, { clock, seed: 1 });
      for (const one of before) say(session, one);
    }
    const { rule, parts } = say(session, phrase);
    update(session, { operator_state: 'closed' });
    return {
      lines: linesOf(parts),
      buttons: parts.flatMap((part) =>
        part.kind === 'question' ? [{ label: part.text, ask: part.ask ?? part.text }] : [],
      ),
      rule: rule === null ? undefined : shownRule(source, rule),
    };
  };
}
