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
      (row) =>
        `| ${row.object} | ${formatLimit(row)}${row.note === undefined ? '' : ` (${row.note})`} | ${row.where} |`,
    ),
  ].join('\n');
}

const repeats = [
  'Repeat a call only after a network error, after status 500, or when no response arrived. Wait 1, 2 and 4 seconds, and repeat it three times at most.',
  'Do not repeat a call after status 400 or 422, because the same call gets the same response.',
];

const basicsOf: Readonly<Record<string, () => { id: string; title: string; markdown: string }[]>> = {
  capi: () => [
    {
      id: 'authentication',
      title: 'Authentication',
      markdown: [
        'You need neither a sign-in nor a token in a header. The assistant id `uuid` opens a chat. Copy it from **Settings → General → Copy assistant ID**. The id is part of every page that shows your chat window, so it is not secret.',
        'To decide which sites may call the Chat API from a browser, fill in **Allowed sites** in the connection of the web chat.',
      ].join('\n\n'),
    },
    { id: 'limits', title: 'Limits', markdown: limitsTable('chat-api') },
    {
      id: 'repeats',
      title: 'Repeats',
      markdown: [
        ...repeats,
        'A repeated `Chat.request` counts as a new text from the user, so the assistant replies again.',
      ].join('\n\n'),
    },
    {
      id: 'delivery',
      title: 'Delivery of replies',
      markdown: [
        `The response to [Chat.request](#operation/chatRequest) and [Chat.event](#operation/chatEvent) contains the reply. If the engine needs more than ${limit('chat-api-timeout')}, \`text.value\` is empty, and you get the reply with [Chat.update](#operation/chatUpdate).`,
        [
          '1. Call [Chat.init](#operation/chatInit), the first time without `cuid`. Store the `cuid` from the result.',
          '2. Call [Chat.event](#operation/chatEvent) with the event “ready”. The assistant greets the user.',
          '3. Call [Chat.request](#operation/chatRequest) for each text that the user sends.',
          '4. Call [Chat.update](#operation/chatUpdate) every 5 seconds while the chat window is open.',
        ].join('\n'),
        'Any result can contain a new `cuid`. Always store the newest one.',
      ].join('\n\n'),
    },
  ],
  sapi: () => [
    {
      id: 'authentication',
      title: 'Authentication',
      markdown: [
        'You need neither a sign-in nor a token in a header. The connection id in the path is the key. Open your connection in **Channels** and select **Copy connection ID**. Keep the id secret, and fill in **Allowed addresses** in the connection. A call from an address that is not on the list gets [status 400](#error/400).',
        'In the other direction, every call to your webhook has the `key` from [Set webhook](#operation/setWebhook) in the header `X-Webhook-Key`. Refuse calls that have another value.',
      ].join('\n\n'),
    },
    { id: 'limits', title: 'Limits', markdown: limitsTable('server-api') },
    {
      id: 'repeats',
      title: 'Repeats',
      markdown: [
        ...repeats,
        'A repeated [Send request](#operation/sendRequest) is a new request with a new `reqid` and its own reply.',
      ].join('\n\n'),
    },
    {
      id: 'delivery',
      title: 'Delivery of replies',
      markdown: [
        `A reply is never part of the response to a call. It is sent to the \`url\` of [Set webhook](#operation/setWebhook), or to the \`reply_to\` of that one call, with the \`reqid\` of the call that caused it.`,
        `Respond to every message with status 200 within ${limit('webhook-answer')}. The body of your response is not read. Otherwise the platform repeats the message ${limit('webhook-repeats')} times, after 5, 30 and 120 seconds, so you may receive the same message twice. You recognise it by its \`msgid\`.`,
        'If `verify` is `true`, the platform checks the TLS certificate of your address. After each [Set webhook](#operation/setWebhook) it sends [one check](#operation/webhookCheck).',
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
