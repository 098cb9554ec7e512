import type { Basic } from '../../../../src/api/page';
import { loadFacts } from '../../../../src/data/facts';
import { formatLimit, formatLimitWithNote } from '../../../../src/data/schema/limits';
import { withEventLinks } from './eventLinks';
import { blockHtml } from './referenceHtml';

type Part = { id: string; title: string; markdown: string };

/** The numbers are in src/data/facts/limits.yml; here they get their sentences. */
function limit(name: string): string {
  const found = loadFacts().limits[name];
  if (found === undefined) {
    throw new Error(
      `src/data/facts/limits.yml has no "${name}", which the API references state. Fix: add it or correct plugins/api/reference/page/basics.ts.`,
    );
  }
  return formatLimit(found).replace(/ s$/, ' seconds');
}

function limitsTable(topic: string): string {
  const rows = Object.values(loadFacts().limits).filter(({ topics }) => topics.includes(topic));
  return [
    '| Limit | Value | Applies to |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.object} | ${formatLimitWithNote(row)} | ${row.where} |`),
  ].join('\n');
}

/** Calls and responses show the names of events; a program sends their ids. */
const eventIds = (): Part => ({
  id: 'events',
  title: 'Built-in events',
  markdown: [
    'A program sends the ID of an event, while `events` in the response to a start call lists events by name, so look up their IDs here. The IDs of built-in events are the same everywhere, and [Events](../../development/events) says who sends each of them, and when.',
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
    `Save the file **OpenAPI, JSON** from the top of this page as \`${api}.json\`. Each of these generators writes a TypeScript client from it, in which all calls and schemas have the same names as on this page:`,
    [
      '| Generator | Command |',
      '|---|---|',
      `| openapi-typescript, for openapi-fetch | \`npx openapi-typescript ${api}.json --default-non-nullable=false -o ${api}.ts\` |`,
      `| Hey API | \`npx @hey-api/openapi-ts -i ${api}.json -o ${api}\` |`,
      `| Orval | \`npx orval --input ${api}.json --output ${api}.ts --client fetch\` |`,
      `| swagger-typescript-api | \`npx swagger-typescript-api generate -p ${api}.json -o . -n ${api}.ts --module-name-first-tag\` |`,
    ].join('\n'),
    `[Use a generated client](${channelPage}#mock-client) shows a whole program that starts a dialog of the Server API with such a client, sends requests to the mock and can be run as it is.`,
  ].join('\n\n'),
});

const repeats = [
  'Repeat a call only after a network error, after status 500, or when no response arrived. Wait 1 second before the first repeat, 2 before the second and 4 before the third, and then give up. After status 400 or 422 a repeat is pointless, because the same call gets the same response.',
];

const noRateLimit =
  'Although no rate limit is documented for single calls, it is good practice to keep one request open for each dialog, and to send the next one when the reply has arrived. A call gets one of the statuses 200, 400, 422 and 500, and no other.';

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
        `You can build your chat window before you have an assistant. Download [dialogos-mock.mjs](${mockFile}), which is a mock of this API in a single file, and run \`node dialogos-mock.mjs\` with Node.js 20.19 or newer. The mock listens at \`http://localhost:4010\`, accepts calls from local web pages, and replies as Pip, the sample assistant.`,
        `Bodies and IDs are checked as described on this page, and an error response lists everything that is wrong. To see how your program handles status 400 or 500, send the header \`Prefer: code=400\` or \`Prefer: code=500\`, and for a reply that is late, \`Prefer: late\`. There are [more values](${channelPage}#mock-errors), for example to lose a response. The same command also starts a mock of the [Server API](${channelPage}#mock), which listens at \`http://localhost:4011\`.`,
      ].join('\n\n'),
    },
    {
      id: 'authentication',
      title: 'Authentication',
      markdown: [
        'Apart from the service calls, every call is a POST with a JSON body in UTF-8. You need neither a sign-in nor a token in a header, because the assistant ID `uuid` is enough to open a chat. You copy it with **Settings → General → Copy assistant ID**. Since it is part of every page that shows your chat window, it is not secret.',
        'To decide which sites may call the Chat API from a browser (CORS), fill in **Allowed sites** in the connection of the web chat. Calls from servers are not limited in this way, because the Chat API has no list of addresses.',
      ].join('\n\n'),
    },
    { id: 'limits', title: 'Limits', markdown: `${limitsTable('chat-api')}\n\n${noRateLimit}` },
    {
      id: 'repeats',
      title: 'Repeats',
      markdown: [
        ...repeats,
        `Let your HTTP client wait longer than the ${limit('chat-api-timeout')} that [Chat.request](#operation/chatRequest) and [Chat.event](#operation/chatEvent) can take. A client that gives up earlier and repeats the call sends the text twice.`,
        'Only [Chat.update](#operation/chatUpdate) and the service calls are idempotent. A repeated Chat.update does no harm, but it returns only what has arrived since the previous call. A repeated [Chat.request](#operation/chatRequest), for example, counts as a new text from the user, so the assistant replies again.',
      ].join('\n\n'),
    },
    {
      id: 'delivery',
      title: 'Delivery of replies',
      markdown: [
        `When you start a chat, a session opens, which becomes a dialog with the first request. The response to [Chat.request](#operation/chatRequest) or [Chat.event](#operation/chatEvent) contains the reply, unless the engine needs more than ${limit('chat-api-timeout')}. In that case \`text.value\` is empty, and you get the reply with [Chat.update](#operation/chatUpdate). A chat window makes these calls:`,
        [
          '1. Call [Chat.init](#operation/chatInit), the first time without `cuid`, and store the `cuid` from the result.',
          '2. Call [Chat.event](#operation/chatEvent) with the event “ready”, so that the assistant greets the user.',
          '3. Call [Chat.request](#operation/chatRequest) for each text that the user sends. If `text.showRate` of a reply is `true`, ask for a rating, and send it with [Chat.rate](#operation/chatRate).',
          '4. Call [Chat.event](#operation/chatEvent) with the event “inactive” when the user has been silent for its `timeout`, at most `maxcount` times in a row. Send the number of the silence as `count` in `context`.',
          '5. Call [Chat.update](#operation/chatUpdate) every 5 seconds while the chat window is open.',
        ].join('\n'),
        'When the user returns, call [Chat.init](#operation/chatInit) with the `cuid` that you have stored, which keeps the chat and its `user_` variables. If this call gets [status 400](#error/400), the chat is unknown, so make it again without `cuid`. No call returns earlier messages, so store those that your window should show again. No call ends a chat either: its session ends after a time of silence, and the next text opens another one.',
        'Always store the newest `cuid`, because any result can contain a new one, and use it in your next call.',
        `Because replies contain only text here, a window that shows buttons, links or cards needs the [Server API](${channelPage}), which sends them to your webhook.`,
      ].join('\n\n'),
    },
  ],
  sapi: () => [
    {
      id: 'test',
      title: 'Test without DialogOS',
      markdown: [
        `You can build an integration before you are given a connection. Download [dialogos-mock.mjs](${mockFile}), which is a mock of this API in a single file, and run \`node dialogos-mock.mjs\` with Node.js 20.19 or newer. The mock listens at \`http://localhost:4011\`, replies as Pip, the sample assistant, and sends real webhook messages to \`localhost\`, including the repeats.`,
        `[Test without DialogOS](${channelPage}#mock) leads you from the first command to a webhook that shows four replies, with receivers in JavaScript, Python and Java. To see how your program handles status 400 or 500, send a call with the header \`Prefer: code=400\` or \`Prefer: code=500\`.`,
      ].join('\n\n'),
    },
    {
      id: 'authentication',
      title: 'Authentication',
      markdown: [
        'Apart from the service calls, every call is a POST with a JSON body in UTF-8. The only exception is Get webhook, which has no body. You need neither a sign-in nor a token in a header, because the connection ID in the path is the key. To copy it, open your connection in **Channels** and select **Copy connection ID**. Anyone who knows this ID can send requests, so keep it secret, and fill in **Allowed addresses** in the connection. A call from an address that is not on the list then gets [status 400](#error/400).',
        'In the other direction, every call to your webhook has the `key` from [Set webhook](#operation/setWebhook) in the header `X-Webhook-Key`. Because the body is not signed, this header is the only proof that a message was sent by the platform. Compare it in constant time, and refuse every call that has another value.',
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
        `A reply is never part of the response to a call. Instead, it is sent to the \`url\` of [Set webhook](#operation/setWebhook), or to the \`reply_to\` of that one call, with the \`reqid\` of the call that caused it. If a user sends two requests in quick succession, both replies are valid. Replies within one dialog are delivered in the order of its requests, while between dialogs there is no fixed order. [Send a request and get the reply](${channelPage}#request) shows both messages, and what your program does with each part of a reply.`,
        `Respond to every message with status 200 before you do any other work, and leave the body of your response empty, because it is not read. If the status does not arrive within ${limit('webhook-answer')}, the platform repeats the message ${limit('webhook-repeats')} times, after 5, 30 and 120 seconds, so you may receive the same message twice. You recognise a repeat by its \`msgid\`, and by nothing else, because two different replies can have the same text.`,
        'A message that is still not accepted after the third repeat is discarded, although you can read it in the session log. If your address has not responded for 10 minutes, the connection shows **Error**, and the next message that is delivered sets it back to **Connected**.',
        'If `verify` is `true`, the platform checks the TLS certificate of your address before it sends a message. After each [Set webhook](#operation/setWebhook) it also sends [one check](#operation/webhookCheck). Even if this check fails, the settings are saved and the response is `success: true`, but the connection shows **Error** with the reason until the check message gets status 200.',
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
    // A browser would show the code of a file of ours in place of the reference.
    html: withEventLinks(blockHtml(markdown)).replaceAll('<a href="../../files/', '<a download href="../../files/'),
  }));
