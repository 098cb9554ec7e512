import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExactServer } from '../../../plugins/tools/preview-server/exactServer';
import { listeningPort } from '../../helpers/listening';

const page = (address: string) =>
  `<!doctype html><link rel="canonical" href="https://docs.example${address}"><h1>${address}</h1>`;

const files: Record<string, string> = {
  'index.html': page('/base/'),
  'blog/index.html': page('/base/blog'),
  'api/capi/index.html': page('/base/api/capi/'),
  '404.html': page('/base/404.html'),
  'api/capi.json': '{}',
  'blog.md': '# Релиз',
  'llms.txt': 'словарь',
  'llms.txt.br': 'brotli',
  'llms.txt.gz': 'gzip',
  _headers: 'for a host',
  '__comp---page.js': 'a script of a development build',
};

function writeSite(dir: string, site: Record<string, string>): void {
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
}

/** A request as it is written, without the tidying of paths that clients do. */
function ask(
  port: number,
  target: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ status: number; type: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: target, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'], body }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('the preview server knows exact addresses only', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'exact-'));
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    writeSite(dir, files);
    server = createExactServer(dir);
    port = await listeningPort(server);
  });
  afterAll(() => {
    server.close();
    rmSync(dir, { recursive: true });
  });

  test.each([
    '/base/',
    '/base/blog',
    '/base/blog?a=1',
    '/base/api/capi/',
    '/base/api/capi.json',
    '/base/__comp---page.js',
  ])('%s is served', async (target) => {
    expect((await ask(port, target)).status).toBe(200);
  });

  test.each([
    '/',
    '/base',
    '/blog',
    '/base/blog/',
    '/base/Blog',
    '/base/blog/index.html',
    '/base/%62log',
    '/base/blog%2emd',
    '/base//blog.md',
    '/base/llms.txt.br',
    '/base/_headers',
    '/base/api/capi',
    '/base/404.html',
    '/base/nope',
    '/base/../package.json',
    '/base/%2e%2e/package.json',
    '/base/%E0%A4%A',
    `/base/${'a'.repeat(10_000)}`,
  ])('%s is the not-found page', async (target) => {
    expect(await ask(port, target)).toMatchObject({ status: 404, body: page('/base/404.html') });
  });

  test.each([
    ['/base/blog.md', 'text/markdown; charset=utf-8', '# Релиз'],
    ['/base/llms.txt', 'text/plain; charset=utf-8', 'словарь'],
  ])('%s says that it is UTF-8', async (target, type, body) => {
    expect(await ask(port, target)).toEqual({ status: 200, type, body });
  });

  test.each([
    ['gzip, deflate, br, zstd', 'brotli'],
    ['gzip, deflate', 'gzip'],
    ['', 'словарь'],
  ])('a client that accepts "%s" gets the copy %s', async (accepted, body) => {
    expect(await ask(port, '/base/llms.txt', 'GET', { 'Accept-Encoding': accepted })).toMatchObject({ body });
  });

  test('HEAD answers without a body, other methods are refused', async () => {
    expect(await ask(port, '/base/blog', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await ask(port, '/base/nope', 'HEAD')).toMatchObject({ status: 404, body: '' });
    expect((await ask(port, '/base/blog', 'POST')).status).toBe(405);
  });

  test.each(['bytes=10-5', 'bytes=-10', 'bytes=0-0', 'bytes=999-', 'lines=1-2'])(
    'a request for the range %s gets the whole file',
    async (Range) => {
      expect(await ask(port, '/base/llms.txt', 'GET', { Range })).toMatchObject({ status: 200, body: 'словарь' });
    },
  );

  test('a new build in the place of the old one is served from the next request on', async () => {
    expect(await ask(port, '/base/news')).toMatchObject({ status: 404 });
    writeSite(`${dir}.new`, {
      ...files,
      'blog/index.html': `${page('/base/blog')} longer`,
      'news/index.html': page('/base/news'),
    });
    rmSync(dir, { recursive: true });
    renameSync(`${dir}.new`, dir);
    expect(await ask(port, '/base/news')).toMatchObject({ status: 200, body: page('/base/news') });
    expect(await ask(port, '/base/blog')).toMatchObject({ body: `${page('/base/blog')} longer` });
  });

  test('a site that is gone ends answers, not the server', async () => {
    const failure = { status: 500, body: `There is no built site in ${dir}. Build it first: npm run build` };
    rmSync(path.join(dir, 'llms.txt'));
    await expect(ask(port, '/base/llms.txt')).rejects.toThrow('socket hang up');
    rmSync(dir, { recursive: true });
    expect(await ask(port, '/base/blog')).toMatchObject(failure);
    mkdirSync(dir);
    expect(await ask(port, '/base/blog')).toMatchObject(failure);
    writeSite(`${dir}.new`, files);
    rmSync(dir, { recursive: true });
    renameSync(`${dir}.new`, dir);
    expect((await ask(port, '/base/blog')).status).toBe(200);
  });
});
