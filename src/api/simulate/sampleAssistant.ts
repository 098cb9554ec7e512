import { type BaseSource, compile, createSession, type Part, plainText, type Session, say } from '../../dl';
import type { Turn } from './reply';

/** A reply as channels show it: the text, and beside it what is pressed or opened. */
export type SampleReply = {
  text: string;
  buttons: { label: string; request: string }[];
  links: { label: string; url: string }[];
  /** Group of operators when the reply passes the dialog to one; empty for any group. */
  operatorGroup?: string;
  /** The dialog ends with this reply. */
  ends?: true;
};

/** Rules of Pip whose node has the goto End dialog on the platform; DL text has no form for it. */
const lastRules = new Set(['small_talk_bye.1']);

function replyOf(parts: readonly Part[]): SampleReply {
  const operator = parts.find((part) => part.kind === 'operator');
  return {
    text: plainText(parts.filter(({ kind }) => kind === 'text')),
    buttons: parts.flatMap((part) =>
      part.kind === 'question' ? [{ label: part.text, request: part.ask ?? part.text }] : [],
    ),
    links: parts.flatMap((part) => (part.kind === 'link' ? [{ label: part.text, url: part.url }] : [])),
    ...(operator ? { operatorGroup: operator.group } : {}),
  };
}

/**
 * An assistant that really answers: the DL engine over a rule base, with one session for each chat.
 *
 * @param source a rule base, for example that of Pip
 * @param clock "now" in seconds since 1970
 * @returns a function that answers a turn; its chats live as long as it does
 */
export function createSampleAssistant(source: BaseSource, clock: number | (() => number)): (turn: Turn) => SampleReply {
  const { base } = compile(source);
  const sessions = new Map<string, Session>();
  return ({ cuid, text }) => {
    const session = sessions.get(cuid) ?? createSession(base, { clock });
    sessions.set(cuid, session);
    const { rule, parts } = say(session, text);
    return { ...replyOf(parts), ...(rule !== null && lastRules.has(rule) ? { ends: true } : {}) };
  };
}
