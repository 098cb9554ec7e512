import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Deliveries } from '../../plugins/api/mock/deliveries';
import { asPlatform, deliver, maySendTo } from '../../plugins/api/mock/delivery';
import { webhookMessage } from '../../plugins/api/mock/results';
import { ids as exampleIds } from '../../src/api/common/ids';
import { ajvOf, schemaReference } from '../../src/api/openapi/ajv';
import { operationsOf } from '../../src/api/openapi/operations';
import { listening } from '../helpers/listening';
import { bodyExamples } from './bodies';
import { ids, served } from './documents';
import { asPip, type RunningMock, startMock } from './mockServer';
import { mutationsOf } from './mutations';

/** An event to which no rule of Pip replies. */
const notification = 'bffaa961-9ad3-4ecd-9254-f9e2fc06f28c';

type Received = { key: string | undefined; type: string | undefined; body: Record<string, unknown> };

/** A webhook of an integrator: keeps what it got and answers with the given statuses, the last one for all that follow. */
async function startWebhook(statuses: number[]): Promise<{ url: string; received: Received[]; server: Server }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readAll(request)) as Record<string, unknown>;
    const [key] = [request.headers['x-webhook-key']].flat();
    received.push({ key, type: request.headers['content-type'], body });
    response.writeHead(statuses[received.length - 1] ?? statuses.at(-1) ?? 200).end();
  });
  return { url: `${await listening(server)}/webhook`, received, server };
}

const post = async (url: string, body: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('the mock over HTTP', () => {
  let mock: RunningMock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.close());

  test('bad requests get 422 with the fault: one of every kind for every body, and every bad id', async () => {
    const kinds = new Map<string, { url: string; body: string; loc: (string | number)[] }>();
    for (const { id, operationId, path, schema, value } of bodyExamples) {
      const place = operationsOf(served[id]).find(({ operation }) => operation.operationId === operationId);
      const filled = (ids: Record<string, string>) =>
        mock.urls[id] + (place?.path ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
      for (const { what, body, loc } of mutationsOf(served[id], schema, value, ['body'])) {
        kinds.set(`${operationId} ${loc.join('.')} ${what.split(' ')[0]}`, {
          url: filled(path),
          body: JSON.stringify(body),
          loc,
        });
      }
      for (const name of Object.keys(path)) {
        const loc = ['path', name];
        kinds.set(`${operationId} ${name}`, {
          url: filled({ ...path, [name]: 'no-id' }),
          body: JSON.stringify(value),
          loc,
        });
      }
    }
    for (const [what, { url, body, loc }] of kinds) {
      const answer = await post(url, body);
      expect(answer.status, what).toBe(422);
      expect(answer.body, what).toMatchObject({
        result: { error_data: expect.arrayContaining([expect.objectContaining({ loc })]) },
      });
    }
    console.log(`bad requests: ${kinds.size} answered with 422`);
    expect(kinds.size).toBeGreaterThan(400);
  });

  test('every documented error answer can be asked for', async () => {
    for (const id of ids) {
      for (const code of [400, 500]) {
        const schema = code === 400 ? 'ClientError' : 'ServerError';
        const [example] = bodyExamples.filter((body) => body.id === id && Object.keys(body.path).length < 2);
        const place = operationsOf(served[id]).find(({ operation }) => operation.operationId === example?.operationId);
        const url = mock.urls[id] + (place?.path ?? '').replace('{buid}', exampleIds.buid);
        const answer = await post(url, JSON.stringify(example?.value), { Prefer: `code=${code}` });
        expect(answer.status).toBe(code);
        expect(answer.body).toEqual(served[id].components.responses[schema]?.content?.['application/json']?.example);
      }
    }
  });

  test('the example of 422 is what a call with this fault is answered', async () => {
    const answers = {
      capi: await post(`${mock.urls.capi}/api/v1/Chat.init`, '{}'),
      sapi: await post(`${mock.urls.sapi}/setWebhook/${exampleIds.buid}`, '{"key":"k","verify":true}'),
    };
    for (const id of ids) {
      const { content } = served[id].components.responses.RequestValidationError ?? {};
      expect(answers[id].body).toEqual(content?.['application/json']?.example);
    }
  });

  test('an answer has the ids of the request', async () => {
    const path = ['8c4a1e57-d9b2-4306-a7f5-3e60c2b91d08', '57b3f0e9-4c2d-4d61-b8a7-06e1c9d5a342'];
    const { body } = await post(`${mock.urls.sapi}/sendRequest/${path.join('/')}`, '{"text":"Hello"}');
    expect(body).toMatchObject({ buid: path[0], duid: path[1] });
  });

  test('a path that is not documented is not found; another method is told which ones there are', async () => {
    const statuses = await Promise.all([
      fetch(`${mock.urls.capi}/api/v1/Chat.none`, { method: 'POST' }),
      fetch(`${mock.urls.capi}/api/v1/Chat.init`),
      fetch(`${mock.urls.sapi}/api/v1/Chat.init`, { method: 'POST' }),
    ]);
    expect(await statuses[2]?.text()).toBe(
      'The mock of the Server API has no call POST /api/v1/Chat.init. The Chat API has it, at another port.\n',
    );
    expect(statuses.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([
      [404, null],
      [405, 'POST, OPTIONS'],
      [404, null],
    ]);
  });

  test('it lives through what no client should send', async () => {
    const { hostname, port } = new URL(mock.urls.sapi);
    const sent = [
      'POST // HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST /setWebhook/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
    ];
    for (const text of sent) {
      const socket = connect(Number(port), hostname);
      socket.write(text);
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
    }
    const unread = await post(`${mock.urls.sapi}/getWebhook/${exampleIds.buid}`, '{ no JSON');
    expect(unread.status).toBe(200);
  });

  test('a page of another local address may call it', async () => {
    const answer = await fetch(`${mock.urls.capi}/api/v1/Chat.init`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type, Prefer',
      'access-control-allow-methods': 'GET, HEAD, POST',
    });
  });

  test('every call is listed in the log', () => {
    expect(mock.log).toContain('POST /api/v1/Chat.init 422');
  });
});

describe('replies of the sample assistant', () => {
  test('the Chat API answers with them, each chat on its own', async () => {
    const { urls, close } = await startMock(asPip);
    const ask = async (cuid: string, text: string) => {
      const { body } = await post(`${urls.capi}/api/v1/Chat.request`, JSON.stringify({ cuid, text }));
      return (body.result as { text: { value: string } }).text.value;
    };
    try {
      expect(await ask(exampleIds.cuid, 'my name is Nina')).toBe('Nice to meet you, Nina!');
      expect(await ask(exampleIds.cuid, 'what is my name')).toBe('You are Nina.');
      const { body } = await post(`${urls.capi}/api/v1/Chat.init`, JSON.stringify({ uuid: exampleIds.uuid }));
      const { body: next } = await post(`${urls.capi}/api/v1/Chat.init`, JSON.stringify({ uuid: exampleIds.uuid }));
      const [first, second] = [body, next].map(({ result }) => (result as { cuid: string }).cuid);
      expect(first).toBe(exampleIds.cuid);
      expect(await ask(second ?? '', 'what is my name')).toBe('You have not told me yet. Write: my name is Nina.');
      const event = JSON.stringify({ cuid: second, euid: exampleIds.readyEvent });
      expect((await post(`${urls.capi}/api/v1/Chat.event`, event)).body).toMatchObject({
        result: { cuid: second, text: { value: 'Hi! I am Pip. What can I do for you?' } },
      });
    } finally {
      close();
    }
  });
});

describe('webhooks', () => {
  const isMessage = ajvOf(served.sapi).compile({ $ref: schemaReference('WebhookMessage') });
  const settings = (url: string) => JSON.stringify({ url, key: 'a secret', verify: false });

  test('after Set webhook comes the check, then the replies, each with the key; Get webhook returns what was set', async () => {
    const { urls, close } = await startMock(asPip);
    const { url, received, server } = await startWebhook([200]);
    try {
      await post(`${urls.sapi}/setWebhook/${exampleIds.buid}`, settings(url));
      await vi.waitFor(() => expect(received.length).toBe(1), 5000);
      const { body } = await post(`${urls.sapi}/getWebhook/${exampleIds.buid}`, '');
      expect(body).toEqual({ url, key: 'a secret', verify: false, success: true });

      const dialog = `${exampleIds.buid}/${exampleIds.duid}`;
      const sent = await post(`${urls.sapi}/sendRequest/${dialog}`, '{"text":"Where is my parcel?"}');
      await vi.waitFor(() => expect(received.length).toBe(2), 5000);
      for (const event_uid of [notification, exampleIds.readyEvent]) {
        await post(`${urls.sapi}/api/v1/event/${dialog}`, JSON.stringify({ event_uid }));
      }
      await vi.waitFor(() => expect(received.length).toBe(3), 5000);

      expect(received.map(({ key, type }) => [key, type])).toEqual(Array(3).fill(['a secret', 'application/json']));
      expect(received.filter(({ body: message }) => !isMessage(message))).toEqual([]);
      expect(received[0]?.body).toEqual({ type: 'webhook check' });
      expect(received[1]?.body).toMatchObject({
        type: 'message',
        reqid: sent.body.reqid,
        message: { text: 'Send me the parcel number, please.' },
      });
      expect(received[2]?.body).toMatchObject({
        message: { buttons: expect.arrayContaining([{ label: 'Prices', request: 'what does it cost' }]) },
      });
    } finally {
      close();
      server.close();
    }
  });

  test('after a hand-over the assistant is silent until Start dialog opens the next session', async () => {
    const { urls, close } = await startMock(asPip);
    const { url, received, server } = await startWebhook([200]);
    const dialog = `${exampleIds.buid}/${exampleIds.duid}`;
    let count = 0;
    const next = async () => {
      count += 1;
      await vi.waitFor(() => expect(received.length).toBe(count), 5000);
      return (received.at(-1)?.body.message as { text: string } | undefined)?.text;
    };
    const say = async (text: string) => {
      await post(`${urls.sapi}/sendRequest/${dialog}`, JSON.stringify({ text }));
      return next();
    };
    try {
      await post(`${urls.sapi}/setWebhook/${exampleIds.buid}`, settings(url));
      await next();
      for (const [path, body] of [
        [dialog, '{"new":true}'],
        [exampleIds.buid, '{}'],
      ]) {
        expect(await say('call a colleague')).toBe('I am calling a colleague.');
        await post(`${urls.sapi}/startDialog/${dialog}`, '{"new":false}');
        expect(await say('hi')).toBe('');
        await post(`${urls.sapi}/startDialog/${path}`, body ?? '');
        expect(await say('hi')).toBe('Hi! I am Pip. What can I do for you?');
      }
    } finally {
      close();
      server.close();
    }
  });

  test('reply_to of a call comes before the webhook', async () => {
    const { urls, close } = await startMock();
    const [webhook, other] = [await startWebhook([200]), await startWebhook([200])];
    try {
      await post(`${urls.sapi}/setWebhook/${exampleIds.buid}`, settings(webhook.url));
      await vi.waitFor(() => expect(webhook.received.length).toBe(1), 5000);
      const body = { text: 'Hello', reply_to: { host: other.url, auth_key: 'another' } };
      await post(`${urls.sapi}/sendRequest/${exampleIds.buid}/${exampleIds.duid}`, JSON.stringify(body));
      await vi.waitFor(() => expect(other.received.length).toBe(1), 5000);
      expect(other.received[0]).toMatchObject({ key: 'another', body: { type: 'message' } });
      expect(webhook.received.length).toBe(1);
    } finally {
      close();
      webhook.server.close();
      other.server.close();
    }
  });

  const options = () => ({ answerWithin: 10, stop: new AbortController().signal, log: vi.fn() });

  test('a message is repeated until it is answered with 200', async () => {
    const { url, received, server } = await startWebhook([500, 204, 200]);
    const result = await deliver(
      { url, key: 'k', verify: true },
      { type: 'message' },
      { ...options(), repeatsAfter: [0.01, 0.02, 0.03] },
    );
    server.close();
    expect(result).toEqual({ tries: 3, delivered: true });
    expect(received.length).toBe(3);
  });

  test('a message shows its tries while it waits for the next one', async () => {
    const { url, server } = await startWebhook([500]);
    const stop = new AbortController();
    const deliveries = new Deliveries({ ...options(), repeatsAfter: [60], stop: stop.signal });
    deliveries.save('connection', { url, key: 'k', verify: true });
    await vi.waitFor(() => expect(deliveries.sent()).toMatchObject([{ tries: 1, delivered: false }]));
    stop.abort();
    server.close();
  });

  test('a message on its way is given up by a reset', async () => {
    const mock = await startMock({ ...asPip, repeatsAfter: [0.2] });
    const { url, received, server } = await startWebhook([500]);
    await post(`${mock.urls.sapi}/setWebhook/${exampleIds.buid}`, settings(url));
    await vi.waitFor(() => expect(received).toHaveLength(1), 5000);
    mock.reset();
    await new Promise((resolve) => setTimeout(resolve, 400));
    mock.close();
    server.close();
    expect(received).toHaveLength(1);
  });

  test.each([
    ['support', { name: 'operator', group: 'support' }],
    ['', { name: 'operator' }],
  ])('a hand-over names the group "%s" only if there is one', (operatorGroup, command) => {
    const message = webhookMessage(
      { text: 'x', buttons: [], links: [], operatorGroup },
      { msgid: exampleIds.msgid, reqid: exampleIds.reqid, cuid: exampleIds.cuid },
    );
    expect(message.commands).toEqual([command]);
  });

  test('the times are those of the reference', () => {
    const { description } = served.sapi.webhooks?.incomingMessage?.post ?? {};
    const [last, ...before] = [...asPlatform.repeatsAfter].reverse();
    expect(description).toContain(`within ${asPlatform.answerWithin} seconds`);
    expect(description).toContain(`after ${before.reverse().join(', ')} and ${last} seconds`);
  });

  test('after three repeats it is given up', async () => {
    const { url, received, server } = await startWebhook([500]);
    const result = await deliver(
      { url, key: 'k', verify: true },
      { type: 'message' },
      { ...options(), repeatsAfter: [0.01, 0.01, 0.01] },
    );
    server.close();
    expect(result).toEqual({ tries: 4, delivered: false });
    expect(received.length).toBe(4);
  });

  test('an answer that comes too late counts as none', async () => {
    const server = createServer(() => {});
    const url = `${await listening(server)}/`;
    const given = { ...options(), answerWithin: 0.05, repeatsAfter: [] };
    const result = await deliver({ url, key: 'k', verify: true }, { type: 'message' }, given);
    server.closeAllConnections();
    server.close();
    expect(result).toEqual({ tries: 1, delivered: false });
    expect(given.log).toHaveBeenCalledWith(`webhook ${url}: try 1, no response in 0.05 s`);
  });

  test('nothing is sent to another machine', async () => {
    const given = { ...options(), repeatsAfter: [] };
    const result = await deliver({ url: 'https://client.example/webhook', key: 'k', verify: true }, {}, given);
    expect(result).toEqual({ tries: 0, delivered: false });
    expect(given.log).toHaveBeenCalledWith(
      'webhook https://client.example/webhook: not sent, the mock sends only to http:// and https:// addresses of localhost and of hosts that --webhook-host names',
    );
    expect(['http://localhost:1/x', 'https://127.0.0.1/', 'http://[::1]:9/'].filter((url) => !maySendTo(url))).toEqual(
      [],
    );
    expect(
      ['http://localhost.example/', 'http://10.0.0.1/', 'ftp://localhost/', 'localhost:8080', 'x'].filter((other) =>
        maySendTo(other),
      ),
    ).toEqual([]);
    const named = [
      'https://Anns-Mac.local:8080/x',
      'http://localhost/',
      'http://other.local/',
      'ftp://anns-mac.local/',
    ];
    expect(named.filter((url) => maySendTo(url, ['anns-mac.local']))).toEqual(named.slice(0, 2));
  });
});
