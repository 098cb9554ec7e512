import path from 'node:path';
import type { GuardReport } from '../../guards/guard';
import { type Answer, ask } from '../ask';
import type { HostedFile, HostedSite } from '../hostedSite';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const security = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

const isHashed = (file: string) => file.startsWith('assets/');

/** @returns a fault for each header that the answer does not have as it should */
function headerFaults(what: string, { headers }: Answer, wanted: Record<string, string | RegExp>): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const found = headers[name];
    const right = typeof value === 'string' ? found === value : value.test(String(found ?? ''));
    return right
      ? []
      : [`${what}: ${name} is "${found ?? ''}", not ${value}. Correct it in .github/hosting/site.conf.`];
  });
}

function wantedHeaders(site: HostedSite, { file }: HostedFile): Record<string, string | RegExp> {
  return {
    ...security,
    'content-type': types[path.extname(file)] ?? 'listed in the block types',
    'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: /^"[^"]+"$/,
    'last-modified': / GMT$/,
    ...(site.hasCopies(file) && { vary: 'Accept-Encoding' }),
  };
}

/**
 * Answers that are no files have the security headers, too; they are never kept. 416 is not among them: nginx writes each
 * header into it twice, because its range filter comes after the one that adds them.
 */
async function otherAnswers(site: HostedSite, port: number): Promise<[what: string, Answer, status: number][]> {
  const start = await ask(port, site.baseUrl);
  const hashed = site.others.find(({ file }) => isHashed(file))?.address ?? site.baseUrl;
  return [
    ['not found', await ask(port, `${site.baseUrl}assets/js/no-such.js`), 404],
    ['not changed', await ask(port, site.baseUrl, { headers: { 'If-None-Match': start.headers.etag ?? '' } }), 304],
    ['other method', await ask(port, site.baseUrl, { method: 'POST' }), 405],
    ['other method, hashed file', await ask(port, hashed, { method: 'POST' }), 405],
    ['no address at all', await ask(port, `${site.baseUrl}%zz`), 400],
  ];
}

/** Every page and every file is sent whole, with the headers of its kind. */
export async function answers(site: HostedSite, port: number): Promise<GuardReport & { headers: number }> {
  let headers = 0;
  const files = [...site.pages, ...site.others];
  const faults = await Promise.all(
    files.map(async (hosted) => {
      const answer = await ask(port, hosted.address);
      if (answer.status !== 200) {
        return [`${hosted.address} answers ${answer.status}, not 200.`];
      }
      const wanted = wantedHeaders(site, hosted);
      headers += Object.keys(wanted).length;
      const wrongBytes = answer.body.equals(hosted.bytes) ? [] : [`${hosted.address} is not the file ${hosted.file}.`];
      return [...wrongBytes, ...headerFaults(hosted.address, answer, wanted)];
    }),
  );
  for (const [what, answer, status] of files.length > 0 ? await otherAnswers(site, port) : []) {
    const wanted = { ...security, 'cache-control': 'no-cache', ...(status === 405 && { allow: 'GET, HEAD' }) };
    headers += Object.keys(wanted).length;
    const wrongStatus = answer.status === status ? [] : [`${what}: answers ${answer.status}, not ${status}.`];
    faults.push([...wrongStatus, ...headerFaults(what, answer, wanted)]);
  }
  return { checked: files.length, unit: 'addresses', headers, faults: faults.flat() };
}
