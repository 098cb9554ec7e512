import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ids } from '../../src/api/common/ids';
import { messageExample } from '../../src/api/common/webhookMessage';
import { freePort } from '../helpers/listening';
import { asPip, startMock } from './mockServer';
import { fencesOf, isThere, type Receiver, receiversOf } from './receiversOf';
import { record } from './results';
import { skipped } from './runSample';

const page = 'docs/channels/platforms/server-api.mdx';
const pageText = readFileSync(page, 'utf8');
const receivers = receiversOf(page, pageText);
const key = 'your-secret-key';
/** The fence with what a receiver shows after the calls of the page. */
const outputTitle = 'Terminal 2 now shows';
const whileStarting = { timeout: 30_000, interval: 50 };

type Running = { url: string; port: number; lines: () => string[]; stop: () => void };

/** Starts a receiver as its reader would, with the key and the port in its environment. */
function start({ file, source, command }: Receiver, port: number): Running {
  const dir = mkdtempSync(path.join(tmpdir(), 'receiver-'));
  writeFileSync(path.join(dir, file), source);
  const program = spawn(command, [path.join(dir, file)], {
    env: { ...process.env, WEBHOOK_KEY: key, PORT: String(port), PYTHONIOENCODING: 'utf-8', LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  program.stdout.on('data', (part) => {
    printed += part;
  });
  return {
    url: `http://localhost:${port}`,
    port,
    lines: () => printed.split('\n').filter((line) => line !== ''),
    stop: () => {
      program.kill();
      rmSync(dir, { recursive: true });
    },
  };
}

const post = (url: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });

const withKey = { 'X-Webhook-Key': key };
const message = messageExample.value as { reqid: string; message: { text: string; msgid: string } };
const reply = (msgid: string, text: string) =>
  JSON.stringify({ type: 'message', reqid: ids.reqid, message: { msgid, text } });

/** Sends raw bytes of a call and waits until the other side ends the connection. */
const raw = (port: number, text: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(text));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => {}).on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });

const head = (length: string) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Webhook-Key: ${key}\r\n${length}\r\n\r\n`;

function chunked(text: string): string {
  const chunks = (text.match(/[\s\S]{1,40}/g) ?? []).map(
    (part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`,
  );
  return `${head('Transfer-Encoding: chunked')}${chunks.join('')}0\r\n\r\n`;
}

/** Wrong bodies and keys: each gets its status, and nothing is shown. */
async function refusals({ url }: Running): Promise<void> {
  const good = reply(ids.cuid, 'Never shown');
  const bodies = ['', '{', '[]', 'null', '7', '{}', '{"type":"message"}', '{"type":"message","message":{"text":"x"}}'];
  const wrongBodies = [...bodies, '{"type":"message","message":"x"}', new Uint8Array([0x22, 0xff, 0x22])];
  const statuses = await Promise.all([
    ...wrongBodies.map((body) => post(url, body, withKey)),
    post(url, good, { 'X-Webhook-Key': 'another-key' }),
    post(url, good, { 'X-Webhook-Key': `${key}x` }),
    post(url, good),
    post(url, '{"type":"webhook check"}', withKey),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([...wrongBodies.map(() => 400), 403, 403, 403, 200]);
}

/** Repeats, order and chunks: what is shown, line by line. */
async function deliveries({ url, port, lines }: Running): Promise<void> {
  const before = lines();
  const texts = Array.from({ length: 20 }, (_, at) => `Reply ${at} – “é” \\ "quoted"`);
  for (const [at, text] of texts.entries()) {
    expect((await post(url, reply(`id-${at}`, text), withKey)).status).toBe(200);
  }
  expect((await post(url, reply('id-0', texts[0] ?? ''), withKey)).status).toBe(200);
  expect(await raw(port, chunked(reply('in-chunks', 'Ошибка 😀'.repeat(20))))).toMatch(/^HTTP\/1\.[01] 200/);
  // A reply that cannot be shown is lost, and the next ones are not.
  const unusable = { type: 'message', reqid: ids.reqid, message: { msgid: 'no-button', text: 'A', buttons: [null] } };
  expect((await post(url, JSON.stringify(unusable), withKey)).status).toBe(200);
  expect((await post(url, '{"type":"webhook check","message":{"text":"x"}}', withKey)).status).toBe(200);
  expect((await post(url, reply('last', 'Still here'), withKey)).status).toBe(200);
  const shown = [
    ...texts.map((text) => `${ids.reqid} ${text}`),
    'repeat id-0',
    `${ids.reqid} ${'Ошибка 😀'.repeat(20)}`,
    `${ids.reqid} A`,
    `${ids.reqid} Still here`,
  ];
  await vi.waitFor(() => expect(lines().slice(before.length)).toEqual(shown));
}

/** The calls of the page, with what its reader is told to see. */
async function conversation({ url, lines }: Running): Promise<void> {
  const mock = await startMock(asPip);
  try {
    const dialog = `${ids.buid}/${ids.duid}`;
    const calls: [string, unknown][] = [
      [`setWebhook/${ids.buid}`, { url, key, verify: false }],
      [`startDialog/${ids.buid}`, { new: true }],
      [`sendRequest/${dialog}`, { text: 'hi' }],
      [`sendRequest/${dialog}`, { text: 'where is my parcel' }],
      [`sendRequest/${dialog}`, { text: 'bye' }],
      [`startDialog/${dialog}`, { new: true }],
      [`sendRequest/${dialog}`, { text: 'call a colleague' }],
    ];
    for (const [call, body] of calls) {
      expect((await post(`${mock.urls.sapi}/${call}`, JSON.stringify(body))).status).toBe(200);
    }
    const printed = fencesOf(page, pageText, 'text').find(({ title }) => title === outputTitle);
    await vi.waitFor(() => expect(lines()).toEqual((printed?.source ?? '').split('\n')), { timeout: 10_000 });
  } finally {
    mock.close();
  }
}

/** @returns what a machine without the program says aloud, or nothing when the receiver can be run */
async function notTested({ language, command }: Receiver): Promise<string | undefined> {
  if (skipped.has(language)) {
    return `RECEIVER IN ${language} NOT TESTED: it is left out by SKIP_SAMPLES.`;
  }
  return (await isThere(command))
    ? undefined
    : `RECEIVER IN ${language} NOT TESTED: install ${command}, which is not here.`;
}

describe('webhook receivers of the page about the Server API', () => {
  test.concurrent.each(receivers)('$language', async (receiver) => {
    const reason = await notTested(receiver);
    if (reason !== undefined) {
      console.warn(reason);
      record(`receiver in ${receiver.language}`, 'sapi', 'not tested');
      return;
    }
    const mock = await startMock({ seed: 5, repeatsAfter: Array(100).fill(0.3) });
    const port = await freePort();
    const { urls, log, close } = mock;
    let running: Running | undefined;
    try {
      // Nobody listens yet, so the check of the address fails and comes again.
      const settings = JSON.stringify({ url: `http://localhost:${port}`, key, verify: false });
      await post(`${urls.sapi}/setWebhook/${ids.buid}`, settings);
      await vi.waitFor(() => expect(log.join('\n')).toContain('try 1, no connection'));
      running = start(receiver, port);
      await vi.waitFor(() => expect(log.join('\n')).toMatch(/try \d+, 200/), whileStarting);
      expect(running.lines()).toEqual([]);
      const slow = raw(port, `${head('Content-Length: 99')}{`);
      await conversation(running);
      await refusals(running);
      await deliveries(running);
      const shown = running.lines().length;
      await post(`${urls.sapi}/sendRequest/${ids.buid}/${ids.duid}`, '{"text":"Where is my parcel?"}', {
        Prefer: 'repeat=1',
      });
      const documented = [
        `${message.reqid} ${message.message.text}`,
        '[Pickup points] [Track on the site]',
        'command operator parcels',
      ];
      const repeated = [...documented, expect.stringMatching(/^repeat /)];
      await vi.waitFor(() => expect(running?.lines().slice(shown)).toEqual(repeated), { timeout: 5000 });
      expect(await slow).not.toMatch(/ 200/);
      record(`receiver in ${receiver.language}`, 'sapi', `passed, ${running.lines().length} lines shown`);
    } finally {
      running?.stop();
      close();
    }
  });

  test('a machine without a program says so', async () => {
    const [receiver] = receivers;
    expect(await notTested({ ...(receiver as Receiver), language: 'Java', command: 'no-such-program' })).toBe(
      'RECEIVER IN Java NOT TESTED: install no-such-program, which is not here.',
    );
  });

  test('a page without one of them, or one that waits for ever, is refused', () => {
    expect(() => receiversOf(page, pageText.replace('title="webhook.py"', ''))).toThrow(
      'there is no webhook receiver in Python',
    );
    expect(() => receiversOf(page, pageText.replace('timeout = 10 ', ''))).toThrow('which cuts off slow callers');
  });
});
