import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ids } from '../../src/api/common/ids';
import { messageExample } from '../../src/api/common/webhookMessage';
import { asPip, type RunningMock, startMock } from './mockServer';
import { fencesOf, type Receiver, receiversOf } from './receiversOf';
import { requireProgram, skipped } from './runSample';

const page = 'docs/channels/platforms/server-api.mdx';
const receivers = receiversOf(page, readFileSync(page, 'utf8')).filter(({ language }) => !skipped.has(language));
const key = 'your-secret-key';
/** The fence with what a receiver shows after the calls of the page. */
const outputTitle = 'Terminal 2 now shows';
const { text } = (messageExample.value as { message: { text: string } }).message;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type Running = { lines: () => string[]; process: ChildProcess; dir: string };
const running: Running[] = [];
let mock: RunningMock | undefined;

/** Starts a receiver as its reader would, with the key and the port in its environment. */
function start({ language, file, source }: Receiver, port: number): Running {
  const dir = mkdtempSync(path.join(tmpdir(), 'receiver-'));
  writeFileSync(path.join(dir, file), source);
  const program = spawn(language === 'Python' ? 'python3' : process.execPath, [path.join(dir, file)], {
    env: { ...process.env, WEBHOOK_KEY: key, PORT: String(port), PYTHONIOENCODING: 'utf-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  program.stdout.on('data', (part) => {
    printed += part;
  });
  const one = { lines: () => printed.split('\n').filter((line) => line !== ''), process: program, dir };
  running.push(one);
  return one;
}

const post = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

afterEach(() => {
  mock?.close();
  for (const { process: program, dir } of running.splice(0)) {
    program.kill();
    rmSync(dir, { recursive: true });
  }
});

describe('webhook receivers of the page about the Server API', () => {
  test('there is one for each language that is not left out', () => {
    console.log(`${receivers.length} webhook receivers run against the mock`);
    expect(receivers.length + skipped.size).toBeGreaterThanOrEqual(2);
  });

  test.each(receivers)('$language: set webhook, start, send, receive, repeats', async (receiver) => {
    await requireProgram(receiver.language);
    const sent = await startMock({ repeatsAfter: [0.5, 1, 2, 4, 8] });
    mock = sent;
    const port = await freePort();
    const webhook = `http://127.0.0.1:${port}`;
    const delivered = () => sent.log.filter((line) => line.endsWith(', 200')).length;

    // Nobody listens yet, so the check of the address fails and comes again.
    const set = await post(`${sent.urls.sapi}/setWebhook/${ids.buid}`, { url: webhook, key, verify: false });
    expect(await set.json()).toEqual({ success: true });
    await vi.waitFor(() => expect(sent.log.join('\n')).toContain('try 1, no connection'));
    const { lines } = start(receiver, port);
    await vi.waitFor(() => expect(delivered()).toBe(1), { timeout: 20_000 });
    expect(sent.log.join('\n')).toMatch(/try [2-6], 200/);
    expect(lines()).toEqual([]);

    const dialog = await post(`${sent.urls.sapi}/startDialog/${ids.buid}`, {
      context: { user_name: 'Nina' },
      new: true,
    });
    const { duid } = (await dialog.json()) as { duid: string };
    const request = await post(`${sent.urls.sapi}/sendRequest/${ids.buid}/${duid}`, { text: 'Where is my parcel?' });
    const { reqid } = (await request.json()) as { reqid: string };
    const shown = [`${reqid} ${text}`, '[Pickup points] [Track on the site]', 'command operator parcels'];
    await vi.waitFor(() => expect(lines()).toEqual(shown), { timeout: 10_000 });
    await vi.waitFor(() => expect(delivered()).toBe(2));

    // A repeat, a stranger and a broken body: each gets its status, and no reply is shown.
    const message = JSON.stringify(messageExample.value);
    expect((await post(webhook, message, { 'X-Webhook-Key': key })).status).toBe(200);
    expect((await post(webhook, message, { 'X-Webhook-Key': 'another-key' })).status).toBe(403);
    expect((await post(webhook, message)).status).toBe(403);
    expect((await post(webhook, '{', { 'X-Webhook-Key': key })).status).toBe(400);
    await vi.waitFor(() => expect(lines()).toEqual([...shown, `repeat ${ids.msgid}`]));
  });

  test.each(receivers)(
    '$language: the four replies of the page, an end, a hand-over and a repeat',
    async (receiver) => {
      await requireProgram(receiver.language);
      const sent = await startMock(asPip);
      mock = sent;
      const port = await freePort();
      const webhook = `http://localhost:${port}`;
      const { lines } = start(receiver, port);
      await vi.waitFor(() => post(webhook, ''), { timeout: 20_000 });

      const call = (pathAndIds: string, body: unknown) => post(`${sent.urls.sapi}/${pathAndIds}`, body);
      const delivered = (count: number) =>
        vi.waitFor(() => expect(sent.log.filter((line) => line.endsWith(', 200'))).toHaveLength(count), {
          timeout: 10_000,
        });
      const dialog = `${ids.buid}/${ids.duid}`;
      await call(`setWebhook/${ids.buid}`, { url: webhook, key, verify: false });
      await delivered(1);
      await call(`startDialog/${ids.buid}`, { new: true });
      for (const [index, request] of ['hi', 'where is my parcel', 'bye'].entries()) {
        await call(`sendRequest/${dialog}`, { text: request });
        await delivered(index + 2);
      }
      await call(`startDialog/${dialog}`, { new: true });
      await call(`sendRequest/${dialog}`, { text: 'call a colleague' });
      await delivered(5);
      const repeat = { type: 'message', reqid: ids.reqid, message: { text: 'Hi!', msgid: ids.msgid } };
      expect((await post(webhook, repeat, { 'X-Webhook-Key': key })).status).toBe(200);

      const printed = fencesOf(page, readFileSync(page, 'utf8'), 'text').find(({ title }) => title === outputTitle);
      await vi.waitFor(() => expect(lines()).toEqual([...(printed?.source ?? '').split('\n'), `repeat ${ids.msgid}`]));
    },
  );
});
