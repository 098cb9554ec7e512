import { isRecord } from '../../data/isRecord';
import type { Json } from '../openapi/document';

/** What an assistant is asked: the chat and its session, what it reads, and the variables that come with it. */
export type Turn = {
  cuid: string;
  session?: number;
  text: string;
  context?: Record<string, unknown>;
  /** False where nobody can take over the dialog, as in the Chat API. */
  operators?: boolean;
};
/** Answers a turn with the text of a reply. */
export type ReplyText = (turn: Turn) => string;

/** @returns whether a turn is an event and not the text of a user, which never starts in this way */
export const isEvent = (text: string): boolean => text.startsWith('EVENT ');

/** A user cannot imitate an event or an intent: the platform removes these words from the start of a text. */
const withoutFirstWord = (text: string): string => text.replace(/^(?:\s*(?:EVENT|INTENT)(?!\S))+\s*/i, '');

/**
 * What an assistant reads of a body: the text of the user, or an event as the text `EVENT <euid>`, with ` COUNT <n>`
 * when its context has a count.
 *
 * @returns nothing when the body holds neither
 */
export function turnText(body: unknown): string | undefined {
  if (!isRecord(body)) {
    return undefined;
  }
  const text = body.text ?? body.message;
  const event = body.euid ?? body.event_uid;
  if (typeof text === 'string') {
    return withoutFirstWord(text);
  }
  if (typeof event !== 'string') {
    return undefined;
  }
  const count = isRecord(body.context) ? body.context.count : undefined;
  return typeof count === 'number' || typeof count === 'string' ? `EVENT ${event} COUNT ${count}` : `EVENT ${event}`;
}

/** @returns an answer of the Chat API with another text of the reply; other answers stay as they are */
export function withReplyText(answer: Json, value: string): Json {
  if (!isRecord(answer) || !isRecord(answer.result) || !isRecord(answer.result.text)) {
    return answer;
  }
  return { ...answer, result: { ...answer.result, text: { ...answer.result.text, value } } } as Json;
}
