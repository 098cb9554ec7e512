import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { singleFile, singleFileName } from '../../plugins/api/mock/singleFile';
import { ids as exampleIds } from '../../src/api/common/ids';

/** An empty folder with nothing but the published file. */
const folder = mkdtempSync(path.join(tmpdir(), 'mock-file-'));
let source = '';
beforeAll(async () => {
  source = await singleFile(process.cwd());
  writeFileSync(path.join(folder, singleFileName), source);
});
afterAll(() => rmSync(folder, { recursive: true }));

type Started = { process: ChildProcess; printed: () => string };

function start(command: string[], cwd: string, port?: string): Started {
  const program = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, NODE_PATH: '', ...(port === undefined ? {} : { PORT: port }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  return { process: program, printed: () => printed };
}

/** Waits until both APIs are there, or the program has ended. */
async function ready({ process: mock, printed }: Started): Promise<void> {
  while (!(printed().includes('Chat API') && printed().includes('Server API')) && mock.exitCode === null) {
    await Promise.race([once(mock.stdout ?? mock, 'data'), once(mock, 'exit')]);
  }
}

/** The command of the sources, and the published file. */
const forms = [
  { name: 'npm run mock', command: ['--import', 'tsx', 'plugins/api/mock/cli.ts'], cwd: '.' },
  { name: 'the published file, in an empty folder', command: [singleFileName], cwd: folder },
];

/** Whether nobody listens at a port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}

/** @returns a free port with a free one after it, below those that systems give to other programs by themselves */
async function freePort(from: number): Promise<number> {
  for (let port = from + (process.pid % 2000) * 2; port < from + 5000; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) {
      return port;
    }
  }
  throw new Error(`There are no two free ports from ${from}.`);
}

describe.each(forms)('$name', ({ command, cwd }) => {
  test('says where both APIs are, and answers there with real replies', async () => {
    const port = await freePort(cwd === '.' ? 20_000 : 26_000);
    const { process: mock, printed } = start(command, cwd, String(port));
    try {
      await ready({ process: mock, printed });
      expect(printed()).toContain(`Ready: Chat API at http://localhost:${port} (stop with Ctrl+C)`);
      expect(printed()).toContain(`Ready: Server API at http://localhost:${port + 1} (stop with Ctrl+C)`);
      const answer = await fetch(`http://localhost:${port}/api/v1/Chat.request`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ cuid: exampleIds.cuid, text: 'thank you' }),
      });
      expect(await answer.json()).toMatchObject({ success: true, result: { text: { value: 'You are welcome!' } } });
      const second = start([singleFileName], folder, String(port));
      expect(await once(second.process, 'close')).toEqual([1, null]);
      // Both ports are taken, and either can be the first that is noticed.
      expect(second.printed()).toMatch(new RegExp(`Port (?:${port}|${port + 1}) is in use\\.`));
      mock.kill('SIGINT');
      expect(await once(mock, 'close'), 'it ends by itself, as it must in a container').toEqual([0, null]);
    } finally {
      mock.kill();
    }
  });
});

test('with --now, Pip counts from today', async () => {
  const port = await freePort(12_000);
  const started = start([singleFileName, '--now'], folder, String(port));
  try {
    await ready(started);
    const answer = await fetch(`http://localhost:${port}/api/v1/Chat.request`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ cuid: exampleIds.cuid, text: 'QP123456789' }),
    });
    const { result } = (await answer.json()) as { result: { text: { value: string } } };
    const days = Number(/in (\d+) days/.exec(result.text.value)?.[1]);
    const untilParcel = Math.abs(Date.UTC(2026, 2, 17) - Date.now()) / 86_400_000;
    expect(Math.abs(days - untilParcel)).toBeLessThan(2);
  } finally {
    started.process.kill();
  }
});

test('options of the published file that are wrong stop it with what to give, and --help explains all', async () => {
  const cases: [string[], number, string][] = [
    [['--prot', '5000'], 1, "Unknown option '--prot'. To see all options, use --help."],
    [['--port', 'no'], 1, '--port is "no". Give a whole number from 1 to 65534. To see all options, use --help.'],
    [
      ['--cert', 'none.pem', '--key', 'none.pem'],
      1,
      '--cert none.pem: the file does not exist. Give the path of a PEM file.',
    ],
    [['--cert', '.', '--key', 'none.pem'], 1, '--cert .: this is a folder, not a file. Give the path of a PEM file.'],
    [
      ['--host', 'no.such.host.example'],
      1,
      '--host is "no.such.host.example", which is not a name or address of this computer.',
    ],
    [['--help'], 0, '--repeat-times <list>'],
  ];
  await Promise.all(
    // The command of the sources takes a second to load; it reads its options with the same function (tests/code/commands.test.ts).
    cases.map(async ([options, code, message]) => {
      const { process: mock, printed } = start([singleFileName, ...options], folder);
      expect(await once(mock, 'close')).toEqual([code, null]);
      expect(printed()).toContain(message);
      expect(printed()).not.toContain('    at ');
    }),
  );
});

test('the container file copies the published file and starts it for callers from outside', async () => {
  const text = readFileSync('plugins/api/mock/Containerfile', 'utf8');
  const [, copied, target] = /^COPY (\S+) (\S+)$/m.exec(text) ?? [];
  const entry = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(text)?.[1] ?? '[]') as string[];
  const [program, file = '', ...options] = entry;
  expect([copied, program, file]).toEqual([`build/files/${singleFileName}`, 'node', `${target}${singleFileName}`]);
  expect(text).toMatch(/^USER node$/m);
  const port = await freePort(16_000);
  const started = start([path.basename(file), ...options], folder, String(port));
  try {
    await ready(started);
    // Localhost alone would be the container itself.
    expect(started.printed()).toContain(`Ready: Chat API at http://0.0.0.0:${port}`);
    const answers = [`127.0.0.1:${port}`, `127.0.0.1:${port + 1}`].map((host) => fetch(`http://${host}/health_check`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  } finally {
    started.process.kill();
  }
});

test('a certificate that is none is named, without a stack trace', async () => {
  const { process: mock, printed } = start([singleFileName, '--cert', singleFileName, '--key', singleFileName], folder);
  expect(await once(mock, 'close')).toEqual([1, null]);
  expect(printed()).toContain('The certificate or key is not valid:');
  expect(printed()).not.toContain('    at ');
});

test('the published file is the same whenever it is made, and knows nothing of this machine', async () => {
  expect(await singleFile(process.cwd())).toBe(source);
  expect(source).not.toContain(process.cwd());
  console.log(`${singleFileName}: ${source.length} characters`);
});
