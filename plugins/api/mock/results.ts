import { chatAnswers } from '../../../src/api/chat/examples';
import { ids as exampleIds } from '../../../src/api/common/ids';
import type { Json } from '../../../src/api/openapi/document';
import { serverAnswers } from '../../../src/api/server/examples';
import type { SampleReply } from '../../../src/api/simulate/sampleAssistant';
import { isRecord } from '../../../src/data/isRecord';
import type { Chat } from './chats';

export type Fields = { [name: string]: Json };

export const isFields = (value: unknown): value is Fields => isRecord(value);

const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);

/** Users rate replies of a topic, and neither small talk nor the words before a hand-over. */
const isRated = ({ topic }: SampleReply) => topic !== undefined && topic !== 'operator';

/** A reply as the Chat API returns it. */
export const chatResult = (reply: SampleReply, { id, reqid, cuid }: { id: string; reqid: string; cuid: string }) => ({
  ...chatAnswers.request.result,
  id,
  reqid,
  text: { ...chatAnswers.request.result.text, value: reply.text, showRate: isRated(reply) },
  cuid,
  rubric: reply.topic ?? null,
});

/** A webhook message as the Chat API returns it with Chat.update. */
export function resultOfMessage(
  message: Fields,
  own: { id: string; reqid: string; cuid: string },
): Fields & { id: string } {
  const { text, msgid, show_rate: showRate } = isFields(message.message) ? message.message : ({} as Fields);
  const result = chatResult(
    { text: textOr(text, ''), buttons: [], links: [] },
    { ...own, id: textOr(msgid, own.id), reqid: textOr(message.reqid, own.reqid) },
  );
  return {
    ...result,
    text: { ...result.text, showRate: showRate === true },
    context: isFields(message.context) ? message.context : {},
  };
}

function commandsOf({ operatorGroup, ends }: SampleReply): Json[] {
  if (operatorGroup !== undefined) {
    return [operatorGroup ? { name: 'operator', group: operatorGroup } : { name: 'operator' }];
  }
  return ends ? [{ name: 'end_dialog' }] : [];
}

/** A reply as the Server API sends it to a webhook. */
export function webhookMessage(reply: SampleReply, ids: { msgid: string; reqid: string; cuid: string }): Fields {
  const { text, buttons, links } = reply;
  return {
    type: 'message',
    cuid: ids.cuid,
    reqid: ids.reqid,
    message: { text, msgid: ids.msgid, buttons, links, show_rate: isRated(reply) },
    infosrvid: exampleIds.infosrvid,
    context: {},
    commands: commandsOf(reply),
  };
}

/** The answer of Start dialog. */
export const started = ({ cuid, duid }: Chat): Json => ({ ...serverAnswers.start, CUID: cuid, duid });

/** The answer of the v1 call. */
export const startedV1 = ({ duid }: Chat): Json => ({ ...serverAnswers.startV1, dialog_uid: duid });
