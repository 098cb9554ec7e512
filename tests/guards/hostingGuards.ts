import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precompress } from '../../plugins/tools/precompress/precompress';
import { createExactServer } from '../../plugins/tools/preview-server/exactServer';
import { listeningPort } from '../helpers/listening';
import { startNginx } from '../helpers/nginx';
import { answers } from '../hosting/checks/answers';
import { encodings } from '../hosting/checks/encodings';
import { headAndRange } from '../hosting/checks/headAndRange';
import { hostile } from '../hosting/checks/hostile';
import { load } from '../hosting/checks/load';
import { methods } from '../hosting/checks/methods';
import { revalidation } from '../hosting/checks/revalidation';
import { sameAsPreview } from '../hosting/checks/sameAsPreview';
import { wrongAddresses } from '../hosting/checks/wrongAddresses';
import { emptyHostedSite, type HostedSite, readHostedSite } from '../hosting/hostedSite';
import type { Guard, GuardReport } from './guard';

type Check = (site: HostedSite, port: number) => Promise<GuardReport>;

const folder = 'guards/hosting';

/** Runs a check on the site of the fixture behind a red configuration. */
async function behindNginx(check: Check, configuration: string): Promise<GuardReport> {
  const dir = mkdtempSync(path.join(tmpdir(), 'hosting-guard-'));
  cpSync(path.join('tests/fixtures', folder, 'site'), dir, { recursive: true });
  await precompress(dir);
  const nginx = await startNginx({ dir, site: path.join('tests/fixtures', folder, configuration) });
  try {
    return await check(readHostedSite(dir), nginx.port);
  } finally {
    await nginx.stop();
    rmSync(dir, { recursive: true });
  }
}

async function besidePreview(site: HostedSite, port: number): Promise<GuardReport> {
  const server = site.dir === '' ? undefined : createExactServer(site.dir);
  try {
    return await sameAsPreview(site, port, server ? await listeningPort(server) : 0);
  } finally {
    server?.close();
  }
}

const hostingGuard = (name: string, check: Check, configuration: string, message: string): Guard => ({
  name: `hosting: ${name}`,
  fixture: `${folder}/${configuration}`,
  message,
  runOnFixture: () => behindNginx(check, configuration),
  runOnNothing: () => check(emptyHostedSite, 0),
});

/** The proofs of `tests/hosting`. */
export const hostingGuards: Guard[] = [
  hostingGuard('unknown addresses', wrongAddresses, 'forgiving.conf', '/BLOG answers 200, not 404.'),
  hostingGuard('final slashes', wrongAddresses, 'forgiving.conf', '/blog/ answers 200, not 404.'),
  hostingGuard('redirects', answers, 'forgiving.conf', '/blog answers 301, not 200.'),
  hostingGuard('lost headers', answers, 'lost-headers.conf', '/: x-content-type-options is "", not nosniff.'),
  hostingGuard(
    'kept pages',
    answers,
    'kept-forever.conf',
    '/: cache-control is "public, max-age=31536000, immutable", not no-cache.',
  ),
  hostingGuard('compression', encodings, 'lost-headers.conf', '/: for "gzip" content-encoding is "", not "gzip".'),
  hostingGuard(
    'revalidation',
    revalidation,
    'kept-forever.conf',
    '/ (br), {"If-None-Match":"\\"other\\", W/undefined"}: answers 200, not 304.',
  ),
  {
    ...hostingGuard('traversal', hostile, 'open-alias.conf', '/assets../index.html answers 200, not 404.'),
    runOnNothing: () => hostile(emptyHostedSite, 0, []),
  },
  hostingGuard('ranges', headAndRange, 'writable.conf', '/, bytes=0-9: answers 200, not 206.'),
  hostingGuard('methods', methods, 'writable.conf', 'POST /: answers 200, not 405.'),
  hostingGuard(
    'preview server',
    besidePreview,
    'forgiving.conf',
    'GET /blog/: nginx answers 200, the preview server 404.',
  ),
  hostingGuard(
    'load',
    (site, port) => load(site, port, 1),
    'writable.conf',
    'answers have the status 302; only 200, 304 and 404 are right.',
  ),
];
