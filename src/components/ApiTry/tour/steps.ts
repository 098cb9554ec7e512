import { ids } from '../../../api/common/ids';
import { messageExample } from '../../../api/common/webhookMessage';
import type { ApiId } from '../../../api/documents';
import type { Json } from '../../../api/openapi/document';
import type { SampleReply } from '../../../api/simulate/sampleAssistant';
import { isRecord } from '../../../data/isRecord';

type Fields = { [name: string]: Json };

/** What the reader has gathered: ids by name, and the text for the assistant. */
export type Gathered = Readonly<Record<string, string>>;

/** What a call gave: its answer, the ids in it, and a message that arrives without a call. */
export type Outcome = { answer: Json; ids: Gathered; message?: Json; reply?: string };

export type Step = {
  readonly operation: string;
  readonly title: string;
  readonly text: string;
  /** Names in the path. */
  readonly path: readonly string[];
  body(gathered: Gathered): Fields;
  /** Whether the reader writes the text and the assistant replies to it. */
  readonly isTalk?: true;
  /** Reads the documented answer; `reply` is what the assistant said. */
  read(answer: Json, gathered: Gathered, reply?: SampleReply): Outcome;
};

const fieldsOf = (json: Json | undefined): Fields => (isRecord(json) ? json : {});
const resultOf = (answer: Json): Fields => fieldsOf(fieldsOf(answer)['result']);
const idsIn = (fields: Fields, names: Readonly<Record<string, string>>): Gathered =>
  Object.fromEntries(Object.entries(names).map(([name, field]) => [name, String(fields[field] ?? '')]));

const chatSteps: readonly Step[] = [
  {
    operation: 'chatInit',
    title: 'Open a chat',
    text: 'Your program knows only the ID of the assistant. The response contains the chat ID, which every later call needs.',
    path: [],
    body: ({ uuid = '' }) => ({ uuid }),
    read: (answer) => ({ answer, ids: idsIn(resultOf(answer), { cuid: 'cuid' }) }),
  },
  {
    operation: 'chatRequest',
    title: 'Send a text',
    text: 'Write what a user would write to a parcel service. The reply is in the response.',
    path: [],
    isTalk: true,
    body: ({ cuid = '', text = '' }) => ({ cuid, text }),
    read: (answer) => ({ answer, ids: idsIn(resultOf(answer), { msgid: 'id' }) }),
  },
  {
    operation: 'chatUpdate',
    title: 'Get waiting replies',
    text: 'Pip replied in time, so the list is empty. It would contain replies that arrive late or that the assistant sends without a request.',
    path: [],
    body: ({ cuid = '' }) => ({ cuid }),
    read: (answer) => ({ answer: { ...fieldsOf(answer), result: { ...resultOf(answer), answers: [] } }, ids: {} }),
  },
  {
    operation: 'chatRate',
    title: 'Rate the reply',
    text: 'The user liked the reply. The rate_id is the id of the reply from step 2.',
    path: [],
    body: ({ cuid = '', msgid = '' }) => ({ cuid, context: { rate_type: 'rate', rate_id: msgid, rating: '1' } }),
    read: (answer) => ({ answer, ids: {} }),
  },
];

/** The message that the platform sends to the webhook of the reader. */
function messageFor(answer: Json, reply: SampleReply | undefined): Json {
  const { cuid, reqid } = fieldsOf(answer);
  const example = fieldsOf(messageExample.value);
  const { text, buttons, links, operatorGroup } = reply ?? { text: '', buttons: [], links: [] };
  return {
    ...example,
    ...(cuid === undefined ? {} : { cuid }),
    ...(reqid === undefined ? {} : { reqid }),
    message: { text, msgid: ids.msgid, buttons, links, show_rate: true },
    context: {},
    commands: operatorGroup === undefined ? [] : [{ name: 'operator', group: operatorGroup }],
  };
}

const serverSteps: readonly Step[] = [
  {
    operation: 'startDialog',
    title: 'Start a dialog',
    text: 'The connection ID in the path is your key. The response contains the dialog ID that the next calls need.',
    path: ['buid'],
    body: () => ({}),
    read: (answer) => ({ answer, ids: idsIn(fieldsOf(answer), { duid: 'duid', cuid: 'CUID' }) }),
  },
  {
    operation: 'sendRequest',
    title: 'Send a text',
    text: 'Write what a user would write to a parcel service. The response only confirms that the text was accepted. The reply is sent to your webhook with the same reqid.',
    path: ['buid', 'duid'],
    isTalk: true,
    body: ({ text = '' }) => ({ text }),
    read: (answer, _, reply) => ({ answer, ids: { msgid: ids.msgid }, message: messageFor(answer, reply) }),
  },
  {
    operation: 'rateResponse',
    title: 'Rate the reply',
    text: 'The user liked the reply. The msgid identifies the reply that your webhook received.',
    path: ['buid', 'duid'],
    body: ({ msgid = '' }) => ({ rate: 1, msgid }),
    read: (answer) => ({ answer, ids: {} }),
  },
];

/** The steps of the tour of each API, by its name. */
export const steps: Readonly<Record<ApiId, readonly Step[]>> = { capi: chatSteps, sapi: serverSteps };
