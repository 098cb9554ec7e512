import { ids as exampleIds } from '../../../src/api/common/ids';
import type { Json } from '../../../src/api/openapi/document';
import { errorAnswer, type SimulatedAnswer } from '../../../src/api/simulate/answers';
import type { Chats } from './chats';

type Fields = { [name: string]: Json };

/** An answer with status 400 that says why, in the field that the reference leaves open. */
export function refused(reason: Fields): SimulatedAnswer {
  const { body, ...answer } = errorAnswer(400);
  const { result, ...rest } = body as { result: Fields };
  return { ...answer, body: { ...rest, result: { ...result, error_data: reason } } };
}

/** What the ids of a call are called in both APIs. */
const kinds: Record<string, 'uuid' | 'buid' | 'duid' | 'cuid' | 'euid'> = {
  uuid: 'uuid',
  buid: 'buid',
  ChannelUID: 'buid',
  duid: 'duid',
  DialogUID: 'duid',
  cuid: 'cuid',
  euid: 'euid',
  event_uid: 'euid',
};

/**
 * The ids of a call that nobody has issued: the mock has one assistant and one connection, those of the examples, the
 * events of that assistant, and the chats of this run.
 *
 * @param sent fields of the body and values of the path
 * @returns the answer with status 400, or nothing when all ids are known
 */
export function unknownIds(sent: Fields, chats: Chats, events: ReadonlySet<string>): SimulatedAnswer | undefined {
  const isKnown = {
    uuid: (id: string) => id === exampleIds.uuid,
    buid: (id: string) => id === exampleIds.buid,
    duid: (id: string) => chats.withDuid(id) !== undefined,
    cuid: (id: string) => chats.withCuid(id) !== undefined,
    euid: (id: string) => events.has(id),
  };
  const unknown = Object.entries(sent).flatMap(([name, id]) => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    return kind && typeof id === 'string' && !isKnown[kind](id.toLowerCase()) ? [[name, `unknown ID: ${id}`]] : [];
  });
  return unknown.length > 0 ? refused(Object.fromEntries(unknown) as Fields) : undefined;
}
