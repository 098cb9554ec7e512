import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ids as exampleIds } from '../../src/api/common/ids';

const start = (port: string) =>
  spawn(process.execPath, ['--import', 'tsx', 'plugins/api/mock/cli.ts'], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Whether nobody listens at a port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}

/** @returns a free port with a free one after it, below those that systems give to other programs by themselves */
async function freePort(): Promise<number> {
  for (let port = 20_000 + (process.pid % 5000) * 2; port < 32_000; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) {
      return port;
    }
  }
  throw new Error('There are no two free ports from 20000 to 32000.');
}

describe('npm run mock', () => {
  test('says where both APIs are, and answers there with real replies', async () => {
    const port = await freePort();
    const mock = start(String(port));
    let printed = '';
    mock.stdout.on('data', (text) => {
      printed += text;
    });
    try {
      mock.stderr.on('data', (text) => {
        printed += text;
      });
      while (!(printed.includes('Chat API') && printed.includes('Server API')) && mock.exitCode === null) {
        await Promise.race([once(mock.stdout, 'data'), once(mock, 'exit')]);
      }
      expect(printed).toContain(`Ready: Chat API at http://localhost:${port} (stop with Ctrl+C)`);
      expect(printed).toContain(`Ready: Server API at http://localhost:${port + 1} (stop with Ctrl+C)`);
      const answer = await fetch(`http://localhost:${port}/api/v1/Chat.request`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ cuid: exampleIds.cuid, text: 'thank you' }),
      });
      expect(await answer.json()).toMatchObject({ success: true, result: { text: { value: 'You are welcome!' } } });
    } finally {
      mock.kill();
    }
  });

  test('a port that is none stops it with what to give', async () => {
    const mock = start('no');
    let printed = '';
    mock.stderr.on('data', (text) => {
      printed += text;
    });
    const [code] = await once(mock, 'close');
    expect(code).toBe(1);
    expect(printed).toContain('PORT is "no". Give a whole number from 1 to 65534. To see all options, use --help.');
  });
});
