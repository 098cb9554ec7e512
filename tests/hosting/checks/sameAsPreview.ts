import type { GuardReport } from '../../guards/guard';
import { type Answer, ask } from '../ask';
import { type HostedSite, oneOfEachKind, sampleOf } from '../hostedSite';
import { hostilePaths, statusesOf } from '../hostilePaths';
import { wrongSpellings } from '../wrongSpellings';

/** Queries and fragments are no part of an address. */
const tails = ['', '?', '?a=1', '?a=/../..%2f', '#a', '?a=%zz#b', `?a=${'b'.repeat(10_000)}`];

/** The preview server sends those that the build wrote for all hosts into `_headers`. */
const security = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
] as const;

const typeOf = ({ headers }: Answer) => headers['content-type']?.split(';')[0];

function difference(nginx: Answer, preview: Answer): string | undefined {
  if (nginx.status !== preview.status) {
    return `nginx answers ${nginx.status}, the preview server ${preview.status}`;
  }
  if (nginx.status < 405 && !nginx.body.equals(preview.body)) {
    return 'they send other bytes';
  }
  const other = security.find((name) => preview.headers[name] && preview.headers[name] !== nginx.headers[name]);
  if (other !== undefined) {
    return `nginx sends "${nginx.headers[other]}" as ${other}, the preview server "${preview.headers[other]}"`;
  }
  return nginx.status < 405 && typeOf(nginx) !== typeOf(preview)
    ? `nginx calls it ${typeOf(nginx)}, the preview server ${typeOf(preview)}`
    : undefined;
}

/**
 * What `npm run preview` and the browser tests show is what nginx serves: the same answer for a sample of the files, and for one of
 * each kind to every other request.
 */
export async function sameAsPreview(site: HostedSite, nginx: number, preview: number): Promise<GuardReport> {
  const files = sampleOf([...site.pages, ...site.others]);
  const [pages, others] = [oneOfEachKind(site.pages), oneOfEachKind(site.others)];
  const readByBoth = hostilePaths.filter(([, kind]) => {
    const statuses = statusesOf(kind, site.baseUrl);
    return files.length > 0 && statuses.nginx === statuses.preview;
  });
  const requests = [
    ...files.map(({ address }) => ({ target: address, method: 'GET' })),
    ...pages.flatMap(({ address }) => tails.map((tail) => ({ target: `${address}${tail}`, method: 'GET' }))),
    ...wrongSpellings(site, { pages, others }).map((target) => ({ target, method: 'GET' })),
    ...readByBoth.map(([target]) => ({ target: `${site.baseUrl}${target}`, method: 'GET' })),
    ...['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) =>
      [...pages, ...others].map(({ address }) => ({ target: address, method })),
    ),
  ];
  const faults = await Promise.all(
    requests.map(async ({ target, method }) => {
      const found = difference(await ask(nginx, target, { method }), await ask(preview, target, { method }));
      return found === undefined ? [] : [`${method} ${target.slice(0, 80)}: ${found}.`];
    }),
  );
  return { checked: requests.length, unit: 'requests', faults: faults.flat() };
}
