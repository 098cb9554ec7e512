import { longestRequest } from '../../data/longestRequest';
import { replyText } from '../../data/replyText';
import { type BaseSource, compile, createSession, type Part, type Session, say, update, variablesOf } from '../../dl';
import { isEvent, type Turn } from './reply';

/** A reply as channels show it: the text, and beside it what is pressed or opened. */
export type SampleReply = {
  text: string;
  buttons: { label: string; request: string }[];
  links: { label: string; url: string }[];
  /** Group of operators when the reply passes the dialog to one; empty for any group. */
  operatorGroup?: string;
  /** The dialog ends with this reply. */
  ends?: true;
  /** Topic of the request: the skill that replied, unless it is small talk. */
  topic?: string;
};

/** Rules of Pip whose node has the goto End dialog on the platform; DL text has no form for it. */
const lastRules = new Set(['small_talk_bye.1']);

/** Items of lists in a channel without formatting. */
const bullet = '–';

function replyOf(parts: readonly Part[]): SampleReply {
  const operator = parts.find((part) => part.kind === 'operator');
  return {
    text: replyText(parts, bullet).text,
    buttons: parts.flatMap((part) =>
      part.kind === 'question' ? [{ label: part.text, request: part.ask ?? part.text }] : [],
    ),
    links: parts.flatMap((part) => (part.kind === 'link' ? [{ label: part.text, url: part.url }] : [])),
    ...(operator ? { operatorGroup: operator.group } : {}),
  };
}

/** Skills of Pip that are topics; the names of their rules begin with them. */
const topics = ['track', 'tariffs', 'pickup', 'complaints', 'operator'];

/** The rule for a request that no other rule matches. It has no question for any event, so an event does not start it. */
const notUnderstood = 'not_understood.1';

const topicOf = (rule: string | null) => topics.find((topic) => rule?.startsWith(`${topic}_`));

/** The platform keeps these with the user; every other variable belongs to its session. */
const keptWithUser = ['user_name', 'user_city'];

const kept = (session: Session): Record<string, string> => {
  const variables = variablesOf(session);
  return Object.fromEntries(keptWithUser.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])));
};

/** The global answer "Operator unavailable" of Pip. */
const noOperator = 'All colleagues are busy.';

/** Without an operator the tag has no effect: the session stays active, and the global answer follows the text. */
function withoutOperator(session: Session, { operatorGroup, ...reply }: SampleReply): SampleReply {
  if (operatorGroup === undefined) {
    return reply;
  }
  update(session, { operator_state: '' });
  return { ...reply, text: [reply.text, noOperator].filter(Boolean).join(' ') };
}

const texts = (context: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(context).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

/**
 * An assistant that really answers: the DL engine over a rule base, with one session for each chat.
 *
 * @param source a rule base, for example that of Pip
 * @param clock "now" in seconds since 1970
 * @returns a function that answers a turn; its chats live as long as it does
 */
export function createSampleAssistant(source: BaseSource, clock: number | (() => number)): (turn: Turn) => SampleReply {
  const { base } = compile(source);
  const chats = new Map<string, { number: number; session: Session }>();
  return ({ cuid, session: number = 0, text, context, operators = true }) => {
    const last = chats.get(cuid);
    const variables = last ? kept(last.session) : {};
    const session = last?.number === number ? last.session : createSession(base, { clock, variables });
    chats.set(cuid, { number, session });
    if (context) {
      update(session, texts(context));
    }
    const { rule, parts } = say(session, [...text].slice(0, longestRequest).join(''));
    const topic = topicOf(rule);
    const reply = replyOf(isEvent(text) && rule === notUnderstood ? [] : parts);
    return {
      ...(operators ? reply : withoutOperator(session, reply)),
      ...(rule !== null && lastRules.has(rule) ? { ends: true } : {}),
      ...(topic ? { topic } : {}),
    };
  };
}
