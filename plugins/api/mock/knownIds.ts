import { ids as exampleIds } from '../../../src/api/common/ids';
import { errorAnswer, type SimulatedAnswer } from '../../../src/api/simulate/answers';
import type { Chats } from './chats';
import type { Fields } from './results';

/** An answer with status 400 that says why, in the field that the reference leaves open. */
export function refused(reason: Fields): SimulatedAnswer {
  const { body, ...answer } = errorAnswer(400);
  const { result, ...rest } = body as { result: Fields };
  return { ...answer, body: { ...rest, result: { ...result, error_data: reason } } };
}

/** Tells for each name of an id whether the mock has issued one. */
type KnownIds = Record<string, (id: string) => boolean>;

/**
 * What the ids of a call are called in both APIs: the mock has one assistant and one connection, those of the examples,
 * the events of that assistant, and the chats of this run.
 */
export function idsOfCalls(chats: Chats, events: ReadonlySet<string>): KnownIds {
  const [uuid, buid, duid, cuid, euid] = [
    (id: string) => id === exampleIds.uuid,
    (id: string) => id === exampleIds.buid,
    (id: string) => chats.withDuid(id) !== undefined,
    (id: string) => chats.withCuid(id) !== undefined,
    (id: string) => events.has(id),
  ];
  return { uuid, buid, ChannelUID: buid, duid, DialogUID: duid, cuid, euid, event_uid: euid };
}

/**
 * @param sent fields of the body and values of the path
 * @returns the answer with status 400 that names the ids which nobody has issued, or nothing when all are known
 */
export function unknownIds(sent: Fields, known: KnownIds): SimulatedAnswer | undefined {
  const unknown = Object.entries(sent).flatMap(([name, id]) => {
    const isKnown = Object.hasOwn(known, name) ? known[name] : undefined;
    return isKnown && typeof id === 'string' && !isKnown(id.toLowerCase()) ? [[name, `unknown ID: ${id}`]] : [];
  });
  return unknown.length > 0 ? refused(Object.fromEntries(unknown) as Fields) : undefined;
}
