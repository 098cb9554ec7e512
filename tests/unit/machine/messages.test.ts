import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningPort } from '../../helpers/listening';

/** Without npx, which takes as long to start as the program. */
const node = [process.execPath, '--import', 'tsx'];

function run(command: string[], env: NodeJS.ProcessEnv = {}) {
  const [program = '', ...args] = command;
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  return { status, stderr };
}

describe('a machine that is not ready gets a message that says what to do', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'no-site-'));
  const tinySite = mkdtempSync(path.join(tmpdir(), 'tiny-site-'));
  const busy = createServer();
  let busyPort = 0;

  beforeAll(async () => {
    writeFileSync(path.join(tinySite, '404.html'), '<link rel="canonical" href="https://docs.example/404.html">');
    busyPort = await listeningPort(busy);
  });
  afterAll(() => {
    busy.close();
    rmSync(empty, { recursive: true });
    rmSync(tinySite, { recursive: true });
  });

  test.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0'])('Node.js %s', (version) => {
    const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
    const script = `${old} require('./plugins/tools/preview-server/checkNode.cjs');`;
    const { status, stderr } = run(['node', '-e', script]);
    expect(status).toBe(1);
    expect(stderr).toContain(`This project needs Node.js 20 (20.19 or newer), or 22.12 or newer; this is ${version}.`);
    expect(stderr).toContain('Install a current version');
  });

  test('this Node.js passes the same check', () => {
    expect(run(['node', 'plugins/tools/preview-server/checkNode.cjs'])).toEqual({ status: 0, stderr: '' });
  });

  test('a port in use', () => {
    const { status, stderr } = run([...node, 'plugins/tools/preview-server/cli.ts', tinySite], {
      PORT: String(busyPort),
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${busyPort} is in use.`);
    expect(stderr).toContain(`PORT=${busyPort + 1} npm run serve`);
  });

  test('a port that is no number', () => {
    const { status, stderr } = run([...node, 'plugins/tools/preview-server/cli.ts'], { PORT: 'web' });
    expect(status).toBe(1);
    expect(stderr).toContain('PORT is "web". Give a whole number from 1 to 65535');
  });

  test('no built site', () => {
    const { status, stderr } = run([...node, 'plugins/tools/preview-server/cli.ts', empty]);
    expect(status).toBe(1);
    expect(stderr).toContain(`There is no built site in ${empty}. Build it first: npm run build`);
  });

  test('a wrong CHROMIUM_PATH', () => {
    const script = "require('./tests/helpers/chromium.ts').ensureChromium()";
    const { status, stderr } = run([...node, '-e', script], { CHROMIUM_PATH: '/no/such/chromium' });
    expect(status).toBe(1);
    expect(stderr).toContain(
      'CHROMIUM_PATH is "/no/such/chromium", but there is no such file. Correct it or unset it.',
    );
  });

  // Programs that fail simulate a machine without network; the other folders of PATH are removed.
  const onBareMachine = (call: string) =>
    run(
      [
        ...node,
        '-e',
        `const { mkdtempSync, symlinkSync, writeFileSync } = require('node:fs');
        const dir = mkdtempSync('${empty}/bare-');
        for (const name of ['npx', 'apt-get']) writeFileSync(dir + '/' + name, '#!/bin/sh\\nexit 1\\n', { mode: 0o755 });
        symlinkSync('/bin/sh', dir + '/sh');
        process.env.PATH = dir;
        delete process.env.CHROMIUM_PATH;
        process.env.PLAYWRIGHT_BROWSERS_PATH = dir;
        ${call}`,
      ],
      { PLAYWRIGHT_BROWSERS_PATH: empty },
    );

  test('no Chromium and no way to install one', () => {
    const { status, stderr } = onBareMachine("require('./tests/helpers/chromium.ts').ensureChromium();");
    expect(status).toBe(1);
    expect(stderr).toContain('The browser tests need Chromium, and it could not be installed.');
    expect(stderr).toContain('npx playwright install --with-deps chromium');
  });

  test('no Chromium that keeps pages and no way to install one', () => {
    const { status, stderr } = onBareMachine("require('./tests/helpers/chromium.ts').ensureChromiumWithCache();");
    expect(status).toBe(1);
    expect(stderr).toContain('The test of the way back needs a Chromium that keeps pages');
    expect(stderr).toContain('install the package "chromium" of your system');
  });

  test('no nginx and no way to install one', () => {
    const { status, stderr } = onBareMachine("require('./tests/helpers/nginx.ts').ensureHostPrograms();");
    expect(status).toBe(1);
    expect(stderr).toContain('The hosting tests need nginx, its module for brotli and wrk');
    expect(stderr).toContain('apt-get install nginx libnginx-mod-http-brotli-static wrk');
  });
});
