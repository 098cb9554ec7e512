import type { Basic } from '../../../../src/api/page';
import { loadFacts } from '../../../../src/data/facts';
import { formatLimit } from '../../../../src/data/schema/limits';
import { blockHtml } from '../../../texts/textHtml';

/** The numbers stand in src/data/facts/limits.yml; here they get their sentences. */
function limit(name: string): string {
  const found = loadFacts().limits[name];
  if (found === undefined) {
    throw new Error(
      `src/data/facts/limits.yml has no "${name}", which the API references tell. Fix: add it or correct plugins/api/reference/page/basics.ts.`,
    );
  }
  return formatLimit(found).replace(/ s$/, ' seconds');
}

function limitsTable(topic: string): string {
  const rows = Object.values(loadFacts().limits).filter(({ topics }) => topics.includes(topic));
  return [
    '| Limit | Value | Applies to |',
    '|---|---|---|',
    ...rows.map(
      (row) => `| ${row.object} | ${formatLimit(row)}${row.note === undefined ? '' : `; ${row.note}`} | ${row.where} |`,
    ),
  ].join('\n');
}

const repeats = [
  'Repeat a call only after a network error, after status 500, or when no answer came. Wait 1, 2 and 4 seconds, and repeat at most three times.',
  'Never repeat a call after status 400 or 422: the same call gets the same answer.',
];

const basicsOf: Readonly<Record<string, () => { id: string; title: string; markdown: string }[]>> = {
  capi: () => [
    {
      id: 'authentication',
      title: 'Authentication',
      markdown: [
        'There is no sign-in and no header with a token. The assistant id `uuid` opens a chat: copy it from **Settings → General → Copy assistant ID**. The id is in every page with your chat window, so it is no secret.',
        'Calls from other places can be refused: fill in **Allowed addresses**. A call from an address that is not on the list gets [status 400](#error/400).',
      ].join('\n\n'),
    },
    { id: 'limits', title: 'Limits', markdown: limitsTable('chat-api') },
    {
      id: 'repeats',
      title: 'Repeats',
      markdown: [
        ...repeats,
        'A repeated `Chat.request` counts as a new text of the user: the assistant answers it again.',
      ].join('\n\n'),
    },
    {
      id: 'delivery',
      title: 'Delivery of replies',
      markdown: [
        `The answer to [Chat.request](#operation/chatRequest) and [Chat.event](#operation/chatEvent) holds the reply. When the engine needs more than ${limit('chat-api-timeout')}, the answer comes with an empty \`text.value\`, and the reply waits for [Chat.update](#operation/chatUpdate).`,
        [
          '1. [Chat.init](#operation/chatInit), without `cuid` the first time. Store the `cuid` of the result.',
          '2. [Chat.event](#operation/chatEvent) with the event “ready”: the assistant greets.',
          '3. [Chat.request](#operation/chatRequest) for each text of the user.',
          '4. [Chat.update](#operation/chatUpdate) every 5 seconds while the chat window is open.',
        ].join('\n'),
        'Any result may hold a new `cuid`. Always store the newest one.',
      ].join('\n\n'),
    },
  ],
  sapi: () => [
    {
      id: 'authentication',
      title: 'Authentication',
      markdown: [
        'There is no sign-in and no header with a token. The connection id in the path is the key: copy it from **Channels**, your connection, **Copy connection ID**. Keep it secret, and fill in **Allowed addresses** of the connection. A call from an address that is not on the list gets [status 400](#error/400).',
        'In the other direction the platform proves itself: every call of your webhook has the `key` from [Set webhook](#operation/setWebhook) in the header `X-Webhook-Key`. Refuse calls with another value.',
      ].join('\n\n'),
    },
    { id: 'limits', title: 'Limits', markdown: limitsTable('server-api') },
    {
      id: 'repeats',
      title: 'Repeats',
      markdown: [
        ...repeats,
        'A repeated [Send request](#operation/sendRequest) makes a new `reqid` and a second reply. Keep the `reqid` of the last answer and drop replies to older ones.',
      ].join('\n\n'),
    },
    {
      id: 'delivery',
      title: 'Delivery of replies',
      markdown: [
        `A reply never stands in the answer to a call: it goes to the \`url\` of [Set webhook](#operation/setWebhook), or to \`reply_to\` of that one call. It has the \`reqid\` of the call that it answers.`,
        `Answer every message with status 200 within ${limit('webhook-answer')}; your body is not read. Without that answer the platform repeats the message ${limit('webhook-repeats')} times, after 5, 30 and 120 seconds. The same message can reach you twice: tell it by its \`msgid\`.`,
        'With `verify` set to `true` the platform checks the TLS certificate of your address. After each [Set webhook](#operation/setWebhook) it sends [one check](#operation/webhookCheck).',
      ].join('\n\n'),
    },
  ],
};

/**
 * What an integrator reads before the first call: authentication, limits, repeats and delivery.
 *
 * @param api `capi` or `sapi`
 */
export const basics = (api: string): Basic[] =>
  (basicsOf[api]?.() ?? []).map(({ id, title, markdown }) => ({ id, title, html: blockHtml(markdown) }));
