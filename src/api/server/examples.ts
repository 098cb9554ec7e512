import { exampleEvents } from '../common/events';
import { ids } from '../common/ids';
import type { Example, Json } from '../openapi/document';

type Fields = { [name: string]: Json };

const both = (all: Fields, short: Fields): Record<string, Example> => ({
  allFields: { summary: 'All fields', value: all },
  shortForm: { summary: 'Minimal', value: short },
});

const context = { user_name: 'Nina' };
const reply_to = { host: 'https://client.example/replies', auth_key: 'your-reply-key' };
const webhook = { url: 'https://client.example/webhook', key: 'your-secret-key', verify: true };
const text = 'Where is my parcel?';
const comment = 'Quick and clear';

export const serverExamples = {
  webhook: { allFields: { summary: 'All fields', value: webhook } },
  start: both({ context, new: true }, {}),
  request: both({ text, context, reply_to, using_cache: true }, { text }),
  requestV1: both({ message: text, context, reply_to }, { message: text }),
  event: both({ euid: ids.ownEvent, context, reply_to, using_cache: true }, { euid: ids.ownEvent }),
  eventV1: both({ event_uid: ids.ownEvent, context, reply_to }, { event_uid: ids.ownEvent }),
  rate: both(
    { rate: 1, msgid: ids.msgid, comment, context, reply_to, using_cache: true },
    { rate: 1, msgid: ids.msgid },
  ),
  rateV1: both({ rate: 1, reqid: ids.msgid, comment, context, reply_to }, { rate: 1, reqid: ids.msgid }),
} satisfies Record<string, Record<string, Example>>;

const bot = { name: 'Pip', uuid: ids.uuid };

export const serverAnswers = {
  saved: { success: true },
  webhook: { ...webhook, success: true },
  start: { CUID: ids.cuid, duid: ids.duid, bot, events: exampleEvents, success: true },
  startV1: { dialog_uid: ids.duid, events: exampleEvents, bot },
  accepted: { reqid: ids.reqid, success: true, cuid: ids.cuid, duid: ids.duid, buid: ids.buid },
  acceptedV1: { reqid: ids.reqid, success: true },
} satisfies Record<string, Json>;
