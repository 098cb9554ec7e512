import type { Basic } from '../../../../src/api/page';
import { loadFacts } from '../../../../src/data/facts';
import { formatLimit } from '../../../../src/data/schema/limits';
import { blockHtml } from '../../../texts/textHtml';
import { withEventLinks } from './eventLinks';

type Part = { id: string; title: string; markdown: string };

/** The numbers are in src/data/facts/limits.yml; here they get their sentences. */
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

/** Calls and responses show the names of events; a program sends their ids. */
const eventIds = (): Part => ({
  id: 'events',
  title: 'Built-in events',
  markdown: [
    'A program sends the ID of an event, while `events` in the response to a start call lists events by name. The IDs of built-in events are the same everywhere, and [Events](../../development/events) says who sends each of them, and when.',
    [
      '| Event | ID |',
      '|---|---|',
      ...Object.values(loadFacts().events).map(({ name, euid }) => `| ${name} | \`${euid}\` |`),
    ].join('\n'),
  ].join('\n\n'),
});

/** Commands that write a client from the file of an API; `npm run test:api` compiles and uses what they write. */
const clients = (api: string): Part => ({
  id: 'clients',
  title: 'Generate a client',
  markdown: [
    `Save the file **OpenAPI, JSON** from the top of this page as \`${api}.json\`. These generators write a TypeScript client from it, and all calls and schemas keep the names that they have here:`,
    [
      '| Generator | Command |',
      '|---|---|',
      `| openapi-typescript, for openapi-fetch | \`npx openapi-typescript ${api}.json --default-non-nullable=false -o ${api}.ts\` |`,
      `| Hey API | \`npx @hey-api/openapi-ts -i ${api}.json -o ${api}\` |`,
      `| Orval | \`npx orval --input ${api}.json --output ${api}.ts --client fetch\` |`,
      `| swagger-typescript-api | \`npx swagger-typescript-api generate -p ${api}.json -o . -n ${api}.ts --module-name-first-tag\` |`,
    ].join('\n'),
  ].join('\n\n'),
});

const repeats = [
  'Repeat a call only after a network error, after status 500, or when no response arrived. Wait 1, 2 and 4 seconds, and repeat it three times at most.',
  'Do not repeat a call after status 400 or 422, because the same call gets the same response.',
];

const noRateLimit =
  'No rate limit is documented for single calls. It is good practice to keep one request open for each dialog, and to send the next one when the reply has arrived. A call gets one of the statuses 200, 400, 422 and 500, and no other.';

/** The page of the Server API channel, from the page of an API. */
const channelPage = '../../channels/platforms/server-api';

/** The mock that `plugins/api/mock` publishes, from the page of an API. */
const mockFile = '../../files/dialogos-mock.mjs';

const basicsOf: Readonly<Record<string, () => Part[]>> = {
  capi: () => [
    {
      id: 'test',
      title: 'Test without DialogOS',
      markdown: [
        `You can build your chat window before you have an assistant. Download [dialogos-mock.mjs](${mockFile}), a mock of this API in a single file, and run \`node dialogos-mock.mjs\` with Node.js 20.19 or newer. The mock listens at \`http://localhost:4010\`, accepts calls from local web pages, and replies as Pip, the sample assistant.`,
        `Bodies and IDs are checked as described on this page, and an error response lists everything that is wrong. To see status 400 or 500, send the header \`Prefer: code=400\` or \`Prefer: code=500\`. The same command starts a mock of the [Server API](${channelPage}#mock).`,
      ].join('\n\n'),
    },
    {
      id: 'authentication',
      title: 'Authentication',
      markdown: [
        'Apart from the service calls, every call is a POST with a JSON body in UTF-8. You need neither a sign-in nor a token in a header. The assistant ID `uuid`, which you copy with **Settings → General → Copy assistant ID**, opens a chat. Because it is part of every page that shows your chat window, it is not secret.',
        'To decide which sites may call the Chat API from a browser (CORS), fill in **Allowed sites** in the connection of the web chat. Calls from servers are not limited, because the Chat API has no list of addresses.',
      ].join('\n\n'),
    },
    { id: 'limits', title: 'Limits', markdown: `${limitsTable('chat-api')}\n\n${noRateLimit}` },
    {
      id: 'repeats',
      title: 'Repeats',
      markdown: [
        ...repeats,
        'Only [Chat.update](#operation/chatUpdate) and the service calls are idempotent. A repeated [Chat.request](#operation/chatRequest), for example, counts as a new text from the user, so the assistant replies again.',
      ].join('\n\n'),
    },
    {
      id: 'delivery',
      title: 'Delivery of replies',
      markdown: [
        `Starting a chat opens a session, which becomes a dialog with the first request. The response to [Chat.request](#operation/chatRequest) and [Chat.event](#operation/chatEvent) contains the reply. If the engine needs more than ${limit('chat-api-timeout')}, \`text.value\` is empty, and you get the reply with [Chat.update](#operation/chatUpdate).`,
        [
          '1. Call [Chat.init](#operation/chatInit), the first time without `cuid`, and store the `cuid` from the result.',
          '2. Call [Chat.event](#operation/chatEvent) with the event “ready”, so that the assistant greets the user.',
          '3. Call [Chat.request](#operation/chatRequest) for each text that the user sends.',
          '4. Call [Chat.update](#operation/chatUpdate) every 5 seconds while the chat window is open.',
        ].join('\n'),
        'Always store the newest `cuid`, because any result can contain a new one.',
        `Replies contain only text. Buttons, links and cards are sent through the [Server API](${channelPage}) alone, so use that API if you build a window that shows them.`,
      ].join('\n\n'),
    },
  ],
  sapi: () => [
    {
      id: 'test',
      title: 'Test without DialogOS',
      markdown: [
        `You can build an integration before you are given a connection. Download [dialogos-mock.mjs](${mockFile}), a mock of this API in a single file, and run \`node dialogos-mock.mjs\` with Node.js 20.19 or newer. The mock listens at \`http://localhost:4011\`, replies as Pip, the sample assistant, and sends real webhook messages to \`localhost\`, including the repeats.`,
        `[Test without DialogOS](${channelPage}#mock) leads you from the first command to a webhook that shows four replies, with receivers in JavaScript, Python and Java. To see status 400 or 500, send a call with the header \`Prefer: code=400\` or \`Prefer: code=500\`.`,
      ].join('\n\n'),
    },
    {
      id: 'authentication',
      title: 'Authentication',
      markdown: [
        'Apart from the service calls, every call is a POST with a JSON body in UTF-8. Only Get webhook has no body. You need neither a sign-in nor a token in a header. The connection ID in the path is the key. Open your connection in **Channels** and select **Copy connection ID**. Keep the ID secret, and fill in **Allowed addresses** in the connection. A call from an address that is not on the list gets [status 400](#error/400).',
        'In the other direction, every call to your webhook has the `key` from [Set webhook](#operation/setWebhook) in the header `X-Webhook-Key`. The body is not signed, so this header is the only proof that a message comes from the platform. Compare it in constant time, and refuse calls that have another value.',
      ].join('\n\n'),
    },
    { id: 'limits', title: 'Limits', markdown: `${limitsTable('server-api')}\n\n${noRateLimit}` },
    {
      id: 'repeats',
      title: 'Repeats',
      markdown: [
        ...repeats,
        'Only [Set webhook](#operation/setWebhook), [Get webhook](#operation/getWebhook) and the service calls are idempotent. A repeated [Send request](#operation/sendRequest), for example, is a new request with a new `reqid`, and the user may get two replies.',
      ].join('\n\n'),
    },
    {
      id: 'delivery',
      title: 'Delivery of replies',
      markdown: [
        `A reply is never part of the response to a call. It is sent to the \`url\` of [Set webhook](#operation/setWebhook), or to the \`reply_to\` of that one call, with the \`reqid\` of the call that caused it. If a user sends two requests in quick succession, both replies are valid. Replies within one dialog are delivered in the order of its requests, while between dialogs there is no fixed order.`,
        `Respond to every message with status 200, before you do any other work. The body of your response is not read. If the status does not arrive within ${limit('webhook-answer')}, the platform repeats the message ${limit('webhook-repeats')} times, after 5, 30 and 120 seconds, so you may receive the same message twice. You recognise a repeat by its \`msgid\`, and by nothing else.`,
        'A message that is still not accepted after the third repeat is discarded, although you can read it in the session log. If your address has not responded for 10 minutes, the connection shows **Error**, and the next message that is delivered sets it back to **Connected**.',
        'If `verify` is `true`, the platform checks the TLS certificate of your address. After each [Set webhook](#operation/setWebhook) it sends [one check](#operation/webhookCheck). Even if the check fails, the settings are saved and the response is `success: true`, but the connection shows **Error** with the reason until the check message gets status 200.',
      ].join('\n\n'),
    },
  ],
};

/**
 * What an integrator reads before the first call: authentication, limits, repeats, delivery, events and clients.
 *
 * @param api `capi` or `sapi`
 */
export const basics = (api: string): Basic[] =>
  [...(basicsOf[api]?.() ?? []), eventIds(), clients(api)].map(({ id, title, markdown }) => ({
    id,
    title,
    html: withEventLinks(blockHtml(markdown)),
  }));
