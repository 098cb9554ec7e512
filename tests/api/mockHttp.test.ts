import { createServer as createHttps, request as requestHttps } from 'node:https';
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readOptions } from '../../plugins/api/mock/options';
import { ids } from '../../src/api/common/ids';
import { operationsOf } from '../../src/api/openapi/operations';
import { contextKilobytes } from '../../src/api/simulate/simulate';
import { listening } from '../helpers/listening';
import { localCertificate } from '../helpers/localCertificate';
import { ids as documents, served } from './documents';
import { asPip, type RunningMock, startMock } from './mockServer';

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock(asPip);
});
afterAll(() => mock.close());

const json = { 'Content-Type': 'application/json' };
const init = (body: BodyInit, headers: Record<string, string> = json) =>
  fetch(`${mock.urls.capi}/api/v1/Chat.init`, { method: 'POST', headers, body });
const faultOf = async (response: Response) =>
  [response.status, ((await response.json()) as { result: { error_message: string } }).result.error_message] as const;

describe('bodies', () => {
  const context = (bytes: number) =>
    JSON.stringify({ uuid: ids.uuid, context: { a: 'x'.repeat(bytes - JSON.stringify({ a: '' }).length) } });
  const good = JSON.stringify({ uuid: ids.uuid });

  test('a context has at most 64 KB', async () => {
    expect((await init(context(contextKilobytes * 1024))).status).toBe(200);
    expect(await faultOf(await init(context(contextKilobytes * 1024 + 1)))).toEqual([
      422,
      'body.context: must have at most 64 KB',
    ]);
  });

  test.each([
    ['another type', good, { 'Content-Type': 'text/plain' }, 'must have the Content-Type application/json, in UTF-8'],
    ['no type', new TextEncoder().encode(good), {}, 'must have the Content-Type application/json, in UTF-8'],
    [
      'another charset',
      good,
      { 'Content-Type': 'application/json; charset=windows-1251' },
      'must have the Content-Type application/json, in UTF-8',
    ],
    ['bad UTF-8', new Uint8Array([0x22, 0xff, 0x22]), json, 'must be UTF-8'],
    ['a byte order mark', `\uFEFF${good}`, json, 'must be JSON (error at line 1, column 1)'],
    ['a comma too many', `${good.slice(0, -1)},\n}`, json, 'must be JSON (error at line 2, column 1)'],
    ['more than 1 MB', 'x'.repeat(1024 * 1024 + 1), json, 'must have at most 1 MB'],
    ['nothing', '', json, 'field required'],
  ] as const)('%s is refused with 422', async (_, body, headers, reason) => {
    expect(await faultOf(await init(body, headers))).toEqual([422, `body: ${reason}`]);
  });

  test('what is left of a body that is too long is not read, so the connection ends with the answer', async () => {
    const { headers } = await init('x'.repeat(1024 * 1024 + 1));
    expect(headers.get('connection')).toBe('close');
  });

  test('UTF-8 may be named', async () => {
    expect((await init(good, { 'Content-Type': 'Application/JSON; Charset="UTF-8"' })).status).toBe(200);
  });
});

describe('methods', () => {
  test('every other method of every path gets 405 with Allow, and HEAD is GET without a body', async () => {
    let refused = 0;
    for (const id of documents) {
      for (const { method, path: template } of operationsOf(served[id])) {
        const url = mock.urls[id] + template.replaceAll(/\{\w+\}/g, ids.duid);
        const others = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'POST'].filter(
          (other) => other.toLowerCase() !== method && !(method === 'get' && other === 'HEAD'),
        );
        const answers = await Promise.all(others.map((other) => fetch(url, { method: other })));
        const allowed = method === 'get' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
        expect(answers.map(({ status, headers }) => [status, headers.get('allow')])).toEqual(
          others.map(() => [405, allowed]),
        );
        refused += others.length;
        if (method === 'get') {
          const [head, get] = await Promise.all([fetch(url, { method: 'HEAD' }), fetch(url)]);
          expect([head.status, head.headers.get('content-length')]).toEqual([
            200,
            String(Buffer.byteLength(await get.text())),
          ]);
          expect(await head.text()).toBe('');
        }
      }
    }
    console.log(`methods: ${refused} refused with 405`);
    expect(refused).toBeGreaterThan(150);
  });
});

test('a fault of the mock is answered with the documented 500, and the terminal says what it is', async () => {
  const deep = `{"uuid":"${ids.uuid}","context":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
  expect(await faultOf(await init(deep))).toEqual([500, 'Сервер допустил ошибку.']);
  expect(mock.log.at(-2)).toContain('POST /api/v1/Chat.init has found a fault of the mock: RangeError: Maximum call');
  expect(mock.log.at(-1)).toBe('POST /api/v1/Chat.init 500');
});

test('a caller that sends too slowly is cut off', async () => {
  // With a limit of its own, because on a busy machine the calls of other tests are slow, too.
  const { urls, close } = await startMock({ ...asPip, slowAfter: 0.2 });
  const { port } = new URL(urls.capi);
  const parts = [
    'POST /api/v1/Chat.init HTTP/1.1\r\n',
    'POST /api/v1/Chat.init HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
  ];
  const answers = await Promise.all(
    parts.map(
      (part) =>
        new Promise<string>((resolve) => {
          let answer = '';
          const socket = connect(Number(port), 'localhost', () => socket.write(part));
          socket.on('data', (text) => {
            answer += text;
          });
          socket.on('error', () => {}).on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
        }),
    ),
  );
  close();
  expect(answers).toEqual(Array(2).fill('HTTP/1.1 408 Request Timeout'));
});

describe('HTTPS', () => {
  test('with an own certificate, and webhooks whose certificate is checked or not', async () => {
    const tls = localCertificate();
    const received: string[] = [];
    const webhook = createHttps(tls, async (request, response) => {
      received.push(await readAll(request));
      response.end();
    });
    const url = await listening(webhook);
    const secure = await startMock({ ...asPip, tls, repeatsAfter: [] });
    const set = (verify: boolean) =>
      new Promise<number | undefined>((resolve, reject) => {
        requestHttps(`${secure.urls.sapi}/setWebhook/${ids.buid}`, { method: 'POST', headers: json, ca: tls.cert })
          .on('response', ({ statusCode }) => resolve(statusCode))
          .on('error', reject)
          .end(JSON.stringify({ url, key: 'k', verify }));
      });
    try {
      expect(await set(true)).toBe(200);
      await vi.waitFor(() => expect(secure.log.join('\n')).toContain('no connection: self-signed certificate'));
      expect(await set(false)).toBe(200);
      await vi.waitFor(() => expect(received).toEqual(['{"type":"webhook check"}']));
    } finally {
      secure.close();
      webhook.close();
    }
  });
});

describe('the command line', () => {
  const files: Record<string, string> = { 'cert.pem': 'a certificate', 'key.pem': 'a key' };
  const read = (file: string) => {
    const text = files[file];
    if (text !== undefined) {
      return text;
    }
    const code = file === 'folder' ? 'EISDIR' : 'ENOENT';
    throw Object.assign(new Error(code), { code });
  };
  const options = (...args: string[]) => readOptions(args, {}, read);

  test('every option has a default', () => {
    expect(options()).toEqual({
      host: 'localhost',
      port: 4010,
      seed: 0,
      repeatsAfter: [5, 30, 120],
      now: false,
      documented: false,
      anyId: false,
      webhookHosts: [],
    });
    expect(readOptions([], { PORT: '5000' }, read)?.port).toBe(5000);
  });

  test('every option is read', () => {
    const given = '--host 0.0.0.0 --port 5000 --seed 7 --repeat-times 0.5,1 --now --documented --any-id';
    const tls = ['--cert', 'cert.pem', '--key', 'key.pem', '--webhook-host', 'Anns-Mac.local', '--webhook-host', 'b'];
    expect(options(...given.split(' '), ...tls)).toEqual({
      host: '0.0.0.0',
      port: 5000,
      seed: 7,
      repeatsAfter: [0.5, 1],
      now: true,
      documented: true,
      anyId: true,
      webhookHosts: ['anns-mac.local', 'b'],
      tls: { cert: 'a certificate', key: 'a key' },
    });
    expect(options('--help')).toBeUndefined();
  });

  test.each([
    ['--prot 5000', "Unknown option '--prot'. To see all options, use --help."],
    ['5000', "Unexpected argument '5000'. To see all options, use --help."],
    ['--port', "Option '--port <value>' argument missing. To see all options, use --help."],
    ['--now=yes', "Option '--now' does not take an argument. To see all options, use --help."],
    ['--port 70000', '--port is "70000". Give a whole number from 1 to 65534. To see all options, use --help.'],
    ['--seed x', '--seed is "x". Give a whole number from 0 to 9007199254740991. To see all options, use --help.'],
    [
      '--repeat-times 1,,2',
      '--repeat-times is "1,,2". Give seconds from 0 to 3600 with commas between them, for example --repeat-times 1,2,3',
    ],
    ['--cert cert.pem', 'HTTPS needs both --cert and --key. To see all options, use --help.'],
    ['--cert no.pem --key key.pem', '--cert no.pem: the file does not exist. Give the path of a PEM file.'],
    ['--cert cert.pem --key folder', '--key folder: this is a folder, not a file. Give the path of a PEM file.'],
  ])('%s is refused', (args, message) => {
    expect(() => options(...args.split(' '))).toThrow(message);
  });
});
