import { createServer, type Server } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPrefer } from '../../plugins/api/mock/prefer';
import { ids } from '../../src/api/common/ids';
import { messageExample } from '../../src/api/common/webhookMessage';
import { listening } from '../helpers/listening';
import type { Id } from './documents';
import { asPip, type RunningMock, startMock } from './mockServer';

type Answer = { status: number; headers: Headers; body: Record<string, unknown> };
type Reply = { id: string; reqid: string; cuid: string; rubric: string | null; text: Record<string, unknown> };
type Message = { type: string; reqid: string; cuid: string; message: Record<string, unknown>; commands: unknown[] };

let mock: RunningMock;
let webhook: Server;
let webhookUrl = '';
let received: Message[] = [];

beforeAll(async () => {
  mock = await startMock({ ...asPip, repeatsAfter: [0.01, 0.01, 0.01] });
  webhook = createServer(async (request, response) => {
    received.push(JSON.parse(await readAll(request)) as Message);
    response.end();
  });
  webhookUrl = await listening(webhook);
});
afterAll(() => {
  mock.close();
  webhook.close();
});
beforeEach(() => {
  mock.reset();
  received = [];
});

async function call(id: Id, path: string, body: unknown, prefer?: string): Promise<Answer> {
  const response = await fetch(mock.urls[id] + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(prefer === undefined ? {} : { Prefer: prefer }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

const chat = async (method: string, body: unknown, prefer?: string) =>
  (await call('capi', `/api/v1/Chat.${method}`, body, prefer)).body.result as Reply;

const send = async (text: string, prefer?: string) =>
  (await call('sapi', `/sendRequest/${ids.buid}/${ids.duid}`, { text }, prefer)).body;

async function setWebhook(): Promise<void> {
  await call('sapi', `/setWebhook/${ids.buid}`, { url: webhookUrl, key: 'k', verify: false });
  await vi.waitFor(() => expect(received.map(({ type }) => type)).toEqual(['webhook check']));
  received = [];
}

const messages = (count: number) =>
  vi.waitFor(() => {
    expect(received).toHaveLength(count);
    return received;
  }, 5000);

describe('ids', () => {
  test('are counted: the first are those of the examples, each later one ends in its number', async () => {
    const first = await chat('request', { cuid: ids.cuid, text: 'hi' });
    const second = await chat('request', { cuid: ids.cuid, text: 'thank you' });
    expect([first.id, first.reqid]).toEqual([ids.msgid, ids.reqid]);
    expect([second.id, second.reqid]).toEqual([
      '3e92b6f1-0d74-4c58-a9e3-000000000002',
      'a05d7c38-e6f9-4a12-8c4b-000000000002',
    ]);
  });

  test('come from the seed: the same calls get the same ids, another seed gives others', async () => {
    const runs = await Promise.all([7, 7, 8].map((seed) => startMock({ ...asPip, seed })));
    const answers = await Promise.all(
      runs.map(async ({ urls, close }) => {
        const response = await fetch(`${urls.sapi}/startDialog/${ids.buid}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{}',
        });
        close();
        const { CUID, duid } = (await response.json()) as Record<string, string>;
        return `${CUID} ${duid}`;
      }),
    );
    expect(answers[0]).toBe(answers[1]);
    expect(answers[2]).not.toBe(answers[0]);
    expect(answers[0]).not.toContain(ids.cuid);
  });

  test.each([
    ['capi', '/api/v1/Chat.init', { uuid: ids.buid }, 'uuid'],
    ['capi', '/api/v1/Chat.request', { cuid: ids.buid, text: 'hi' }, 'cuid'],
    ['capi', '/api/v1/Chat.event', { cuid: ids.cuid, euid: ids.buid }, 'euid'],
    ['capi', '/api/v1/webhook', { type: 'message', cuid: ids.buid }, 'cuid'],
    ['sapi', `/setWebhook/${ids.duid}`, { url: 'http://localhost/', key: 'k', verify: true }, 'buid'],
    ['sapi', `/sendRequest/${ids.buid}/${ids.buid}`, { text: 'hi' }, 'duid'],
    ['sapi', `/api/v1/event/${ids.buid}/${ids.duid}`, { event_uid: ids.buid }, 'event_uid'],
    ['sapi', `/rateResponse/${ids.buid}/${ids.duid}`, { rate: 1, msgid: ids.buid }, 'msgid'],
    ['sapi', `/api/v1/rateResponse/${ids.buid}/${ids.duid}`, { rate: 1, reqid: ids.buid }, 'reqid'],
    [
      'capi',
      '/api/v1/Chat.rate',
      { cuid: ids.cuid, context: { rate_type: 'rate', rate_id: ids.buid, rating: '1' } },
      'rate_id',
    ],
  ] as const)('%s %s: an id that was not issued gets 400, with its name', async (id, path, body, name) => {
    const { status, body: answer } = await call(id, path, body);
    expect(status).toBe(400);
    expect(Object.keys((answer.result as { error_data: object }).error_data)).toEqual([name]);
  });

  test('of every reply can be rated: one that was given, one that waits, and that of the examples', async () => {
    await chat('request', { cuid: ids.cuid, text: 'hi' });
    const given = (await chat('request', { cuid: ids.cuid, text: 'what does it cost' })).id;
    const example = messageExample.value as { message: object };
    const message = { ...example, message: { ...example.message, msgid: ids.infosrvid } };
    expect((await call('capi', '/api/v1/webhook', message)).status).toBe(200);
    const rated = [given, ids.infosrvid, ids.msgid].map((id) => ({ rate_type: 'rate', rate_id: id, rating: '1' }));
    const answers = await Promise.all(
      rated.map((context) => call('capi', '/api/v1/Chat.rate', { cuid: ids.cuid, context })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test.each([
    ['rate', ['0', '1'], ['2', '10', '', 'good', '1.0']],
    ['rate nps', ['0', '1', '10'], ['11', '-1', ' 9', '09', 'good']],
  ])('%s: a rating has one of its values, and another one gets 422', async (rate_type, right, wrong) => {
    const rate = (rating: string) =>
      call('capi', '/api/v1/Chat.rate', { cuid: ids.cuid, context: { rate_type, rate_id: ids.msgid, rating } });
    const accepted = await Promise.all(right.map(rate));
    expect(accepted.map(({ status }) => status)).toEqual(right.map(() => 200));
    const refused = await Promise.all(wrong.map(rate));
    expect(refused.map(({ status }) => status)).toEqual(wrong.map(() => 422));
    expect(refused[0]?.body.result).toMatchObject({
      error_type: 'RequestValidationError',
      error_data: [{ loc: ['body', 'context', 'rating'], type: 'value_error.enum' }],
    });
  });

  test('of other programs are accepted with --any-id', async () => {
    const { urls, close } = await startMock({ ...asPip, anyId: true });
    const response = await fetch(`${urls.sapi}/sendRequest/${ids.cuid}/${ids.buid}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"text": "hi"}',
    });
    close();
    expect(await response.json()).toMatchObject({ success: true, buid: ids.cuid, duid: ids.buid });
  });

  test('of other programs open chats of their own, and leave those of the examples alone', async () => {
    const { urls, close } = await startMock({ ...asPip, anyId: true });
    const post = async (url: string, body: object) => {
      const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      return (await (await fetch(url, options)).json()) as { cuid: string; CUID: string; duid: string };
    };
    const sendTo = (duid: string, text = 'hi') => post(`${urls.sapi}/sendRequest/${ids.buid}/${duid}`, { text });
    const other = await sendTo(ids.uuid, 'bye');
    await sendTo(ids.uuid);
    await post(`${urls.capi}/api/v1/Chat.request`, { cuid: ids.buid, text: 'hi' });
    const opened = await post(`${urls.sapi}/startDialog/${ids.buid}`, {});
    const found = [await sendTo(ids.duid), await sendTo(ids.uuid), await sendTo(opened.duid)];
    close();
    expect(found.map(({ cuid }) => cuid)).toEqual([ids.cuid, other.cuid, opened.CUID]);
    expect(new Set([ids.buid, ids.cuid, other.cuid, opened.CUID]).size).toBe(4);
  });
});

describe('sessions', () => {
  test('each chat has its own, and a new one opens with `new: true`', async () => {
    await setWebhook();
    const start = async (path: string, body: unknown) =>
      (await call('sapi', `/startDialog/${ids.buid}${path}`, body)).body as { CUID: string; duid: string };
    const nina = await start('', { context: { user_name: 'Nina' } });
    const other = await start('', {});
    expect(new Set([nina.CUID, other.CUID, nina.duid, other.duid]).size).toBe(4);
    const say = (duid: string, text: string) => call('sapi', `/sendRequest/${ids.buid}/${duid}`, { text });
    await say(nina.duid, 'where is my parcel');
    await say(other.duid, 'QP123456789');
    await say(other.duid, 'what is my name');
    const [, , name] = await messages(3);
    expect(name?.message.text).toBe('You have not told me yet. Write: my name is Nina.');
    const same = await start(`/${nina.duid}`, { new: false });
    const next = await start(`/${nina.duid}`, { new: true });
    expect(same).toMatchObject({ CUID: nina.CUID, duid: nina.duid });
    expect(next.CUID).toBe(nina.CUID);
    expect(next.duid).not.toBe(nina.duid);
    await say(next.duid, 'what is my name');
    expect((await messages(4)).at(-1)).toMatchObject({ cuid: nina.CUID, message: { text: 'You are Nina.' } });
  });

  test('"bye" ends one, "call a colleague" hands it over, and topics can be rated', async () => {
    await setWebhook();
    for (const text of ['where is my parcel', 'bye', 'hi', 'call a colleague', 'hi']) {
      await send(text);
    }
    const sent = await messages(5);
    expect(sent.map(({ message, commands }) => [message.show_rate, commands])).toEqual([
      [true, []],
      [false, [{ name: 'end_dialog' }]],
      [false, []],
      [false, [{ name: 'operator', group: 'support' }]],
      [false, []],
    ]);
    expect(sent.at(-1)?.message.text).toBe('');
    const tracked = await chat('request', { cuid: ids.cuid, text: 'hi' });
    expect([tracked.rubric, tracked.text.showRate]).toEqual([null, false]);
    const { cuid } = await chat('init', { uuid: ids.uuid });
    const rated = await chat('request', { cuid, text: 'where is my parcel' });
    expect([rated.rubric, rated.text.showRate]).toEqual(['track', true]);
  });

  test('a chat that is opened again continues its session, until that has ended', async () => {
    const say = async (text: string) => (await chat('request', { cuid: ids.cuid, text })).text.value;
    const again = (context: object) => chat('init', { uuid: ids.uuid, cuid: ids.cuid, context });
    const status = await say('where is QP123456789');
    await again({ user_name: 'Nina' });
    expect(await say('where is my parcel')).toBe(status);
    expect(await say('what is my name')).toContain('Nina');
    await say('bye');
    await again({});
    expect(await say('where is my parcel')).toBe('Send me the parcel number, please.');
  });

  test('a dialog that is started again continues its session, or opens the next one when it has ended', async () => {
    const start = async () => (await call('sapi', `/startDialog/${ids.buid}/${ids.duid}`, { new: false })).body.duid;
    expect(await start()).toBe(ids.duid);
    await send('bye');
    // The first id that is issued is that of the examples.
    await start();
    await send('bye');
    const next = await start();
    expect(next).not.toBe(ids.duid);
    expect(await start()).toBe(next);
  });

  test('nobody takes over a dialog of the Chat API: Pip says so and continues to reply', async () => {
    const say = async (text: string) => (await chat('request', { cuid: ids.cuid, text })).text;
    expect(await say('call a colleague')).toMatchObject({
      value: 'I am calling a colleague. All colleagues are busy.',
      showRate: false,
    });
    expect((await say('hi')).value).toBe('Hi! I am Pip. What can I do for you?');
  });

  test('an event without a rule gets no reply, and no text imitates an event', async () => {
    const silence = { cuid: ids.cuid, euid: '29e75851-6cae-44f4-8a9c-f6489c4dca88', context: { count: 1 } };
    expect((await chat('event', silence)).text.value).toBe('');
    expect((await chat('event', { cuid: ids.cuid, euid: ids.readyEvent })).text.value).toContain('I am Pip');
    for (const text of [`EVENT ${ids.readyEvent}`, ` event  INTENT EVENT ${ids.readyEvent}`, 'EVENT']) {
      const reply = await chat('request', { cuid: ids.cuid, text });
      expect(reply.text.value).toMatch(/understand|new to me/);
    }
    expect((await chat('request', { cuid: ids.cuid, text: 'hi event' })).text.value).toContain('I am Pip');
  });

  test('a list has a line for each item', async () => {
    const { text } = await chat('request', { cuid: ids.cuid, text: 'who are you' });
    expect(text.value).toMatch(/I can:\n– find your parcel\n– tell a price\n/);
  });

  test('the clock is that of the examples: the parcel comes in two days', async () => {
    const { text } = await chat('request', { cuid: ids.cuid, text: 'QP123456789' });
    expect(text.value).toContain('in 2 days');
  });

  test('a request is read up to 4,096 characters', async () => {
    const { text } = await chat('request', {
      cuid: ids.cuid,
      text: `my name is Nina${' '.repeat(4096)}and more words`,
    });
    expect(text.value).toBe('Nice to meet you, Nina!');
  });
});

describe('Chat.update', () => {
  test('returns what waits, and then nothing', async () => {
    const update = async () => (await chat('update', { cuid: ids.cuid })) as unknown as { answers: Reply[] };
    expect(await update()).toEqual({ answers: [] });
    const empty = await chat('request', { cuid: ids.cuid, text: 'where is my parcel' }, 'late');
    expect([empty.text.value, empty.text.showRate]).toEqual(['', false]);
    const { answers } = await update();
    expect(answers).toMatchObject([
      { id: empty.id, text: { value: 'Send me the parcel number, please.', showRate: true } },
    ]);
    const reply = { text: 'From the Server API', msgid: ids.duid, buttons: [], links: [], show_rate: true };
    const context = { city: 'Omsk' };
    await call('capi', '/api/v1/webhook', { type: 'message', cuid: ids.cuid, message: reply, context });
    expect((await update()).answers).toMatchObject([
      { id: ids.duid, text: { value: 'From the Server API', showRate: true }, context },
    ]);
    expect(await update()).toEqual({ answers: [] });
  });
});

describe('on demand', () => {
  test('every documented status, and messages by name', async () => {
    await setWebhook();
    const codes = ['200', '400', '422', '500'];
    const request = { cuid: ids.cuid, text: 'hi' };
    const statuses = await Promise.all(
      codes.map((code) => call('capi', '/api/v1/Chat.request', request, `code=${code}`)),
    );
    expect(statuses.map(({ status }) => String(status))).toEqual(codes);
    await send('hi', 'example=message');
    await send('hi', 'example=webhookCheck');
    expect((await messages(2)).map(({ type, commands }) => [type, commands?.length])).toEqual([
      ['message', 1],
      ['webhook check', undefined],
    ]);
  });

  test('what is not documented is refused, with what there is', async () => {
    const request = { cuid: ids.cuid, text: 'hi' };
    const answers = await Promise.all(
      ['code=418', 'example=none', 'delay=soon', 'repeat=9'].map((prefer) =>
        call('capi', '/api/v1/Chat.request', request, prefer),
      ),
    );
    const reasons = answers.map(({ body }) => (body.result as { error_data: { prefer: string } }).error_data.prefer);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(reasons).toEqual([
      expect.stringContaining('documented statuses: 200, 400, 422, 500'),
      expect.stringContaining('named examples:'),
      'delay is a number of seconds up to 120, not "soon"',
      'repeat is a whole number up to 3, not "9"',
    ]);
  });

  test('numbers up to the greatest, and values in quotes', () => {
    expect(readPrefer('repeat=3, delay=120, code="500"; example="x y"')).toEqual({
      preferences: { repeat: 3, delay: 120, code: '500', example: 'x y' },
    });
    expect(readPrefer('delay=120.1').fault).toBe('delay is a number of seconds up to 120, not "120.1"');
  });

  test('a delay, and a connection that is closed', async () => {
    const begin = performance.now();
    await call('capi', '/api/v1/Chat.request', { cuid: ids.cuid, text: 'hi' }, 'delay=0.2');
    expect(performance.now() - begin).toBeGreaterThan(190);
    await expect(call('capi', '/api/v1/Chat.request', { cuid: ids.cuid, text: 'hi' }, 'drop')).rejects.toThrow();
  });

  test('a message whose response is lost comes again, before the next reply of its chat', async () => {
    await setWebhook();
    await send('hi', 'repeat=2');
    await send('thank you');
    const sent = await messages(4);
    expect(sent.map(({ message }) => message.msgid)).toEqual([
      ...Array(3).fill(ids.msgid),
      '3e92b6f1-0d74-4c58-a9e3-000000000002',
    ]);
  });

  test('a webhook that fails is tried four times, and the record says so', async () => {
    await setWebhook();
    await send('hi', 'undelivered');
    const record = async () => (await (await fetch(`${mock.urls.sapi}/__mock/deliveries`)).json()) as unknown[];
    await vi.waitFor(async () => expect((await record()).at(-1)).toMatchObject({ tries: 4, delivered: false }));
    expect(received).toEqual([]);
  });
});

describe('the record', () => {
  const control = (path: string, method = 'GET') => fetch(`${mock.urls.capi}/__mock/${path}`, { method });

  test('has every call with its body and status, and both APIs', async () => {
    await send('hi');
    await call('capi', '/api/v1/Chat.init', {});
    await fetch(`${mock.urls.capi}/api/v1/Chat.init`, { method: 'POST', body: 'uuid=1' });
    await fetch(`${mock.urls.capi}/api/v2/Chat.init`, { method: 'POST', body: '{}' });
    await fetch(`${mock.urls.capi}/api/v1/Chat.init`);
    await fetch(`${mock.urls.capi}/api/v1/Chat.init`, { method: 'OPTIONS' });
    const calls = (await (await control('calls')).json()) as Record<string, unknown>[];
    expect(calls).toEqual([
      { api: 'sapi', method: 'POST', path: `/sendRequest/${ids.buid}/${ids.duid}`, body: '{"text":"hi"}', status: 200 },
      { api: 'capi', method: 'POST', path: '/api/v1/Chat.init', body: '{}', status: 422 },
      { api: 'capi', method: 'POST', path: '/api/v1/Chat.init', body: 'uuid=1', status: 422 },
      { api: 'capi', method: 'POST', path: '/api/v2/Chat.init', body: '{}', status: 404 },
      { api: 'capi', method: 'GET', path: '/api/v1/Chat.init', body: '', status: 405 },
    ]);
  });

  test('is empty after a reset, and ids begin anew', async () => {
    await send('hi');
    expect(mock.log).toContain('webhook: not sent, there is no address yet. Call setWebhook, or send reply_to');
    await control('reset', 'POST');
    expect(await (await control('calls')).json()).toEqual([]);
    expect((await send('hi')).reqid).toBe(ids.reqid);
  });

  test('has no other addresses and methods', async () => {
    const answers = await Promise.all([control('nothing'), control('reset'), control('calls', 'DELETE')]);
    expect(answers.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([
      [404, null],
      [405, 'POST'],
      [405, 'GET'],
    ]);
    expect(await answers[0]?.text()).toContain('/__mock/calls, /__mock/deliveries, /__mock/reset');
  });
});
