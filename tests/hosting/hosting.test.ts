import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { precompress } from '../../plugins/tools/precompress/precompress';
import { createExactServer } from '../../plugins/tools/preview-server/exactServer';
import { routes } from '../../src/data/siteRoutes';
import { sites } from '../config/sites';
import { expectNoFaults } from '../helpers/builtSiteReport';
import { listeningPort } from '../helpers/listening';
import { type Nginx, nginxPackages, recipe, startNginx } from '../helpers/nginx';
import { answers } from './checks/answers';
import { encodings } from './checks/encodings';
import { headAndRange } from './checks/headAndRange';
import { hostile } from './checks/hostile';
import { load } from './checks/load';
import { methods } from './checks/methods';
import { revalidation } from './checks/revalidation';
import { sameAsPreview } from './checks/sameAsPreview';
import { wrongAddresses } from './checks/wrongAddresses';
import { type HostedSite, readHostedSite, sampleOf } from './hostedSite';

const loadSeconds = 1;

async function startPreview(dir: string): Promise<{ server: Server; port: number }> {
  const server = createExactServer(dir);
  return { server, port: await listeningPort(server) };
}

/** Larger files take seconds to compress, and are sent as small ones are. */
const largest = 100_000;

/** A copy of the site below a path, compressed as the build does it. */
async function belowPath(): Promise<string> {
  const { dir } = sites.search;
  if (!existsSync(dir)) {
    throw new Error(`There is no site in ${dir}. Build it first: npx tsx tests/helpers/buildFixtureSites.ts search`);
  }
  const copy = mkdtempSync(path.join(tmpdir(), 'below-path-'));
  cpSync(dir, copy, {
    recursive: true,
    filter: (name) => {
      const file = statSync(name);
      return file.isDirectory() || file.size < largest;
    },
  });
  await precompress(copy);
  return copy;
}

test('the container file takes the files and packages that are tested here', () => {
  const text = readFileSync(`${recipe}/Containerfile`, 'utf8');
  const copied = [...text.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  const files = readdirSync(recipe).filter((name) => name !== 'Containerfile');
  expect(copied.sort()).toEqual([...files.map((name) => `${recipe}/${name}`), sites.main.dir].sort());
  expect(/--no-install-recommends (.*) \\$/m.exec(text)?.[1]?.split(' ')).toEqual([...nginxPackages]);
});

describe.each([
  { name: 'the site', prepare: async () => process.env['SITE_DIR'] ?? sites.main.dir },
  { name: 'a site below a path', prepare: belowPath },
])('$name on nginx', ({ name, prepare }) => {
  let site: HostedSite;
  let nginx: Nginx;
  let withoutBrotli: Nginx;
  let preview: Awaited<ReturnType<typeof startPreview>>;

  beforeAll(async () => {
    const dir = await prepare();
    site = readHostedSite(dir);
    nginx = await startNginx({ dir, baseUrl: site.baseUrl });
    withoutBrotli = await startNginx({ dir, baseUrl: site.baseUrl, brotli: false });
    preview = await startPreview(dir);
  });
  afterAll(async () => {
    await nginx?.stop();
    await withoutBrotli?.stop();
    preview?.server.close();
    if (site && prepare === belowPath) {
      rmSync(site.dir, { recursive: true });
    }
  });

  test('every page and file is sent with the headers of its kind', async () => {
    const report = await answers(site, nginx.port);
    console.log(`${name}: ${site.pages.length} pages, ${site.others.length} files, ${report.headers} headers checked`);
    expectNoFaults(`${name}, answers`, report);
  });

  test.each<[string, (site: HostedSite, port: number) => ReturnType<typeof methods>]>([
    ['addresses that are not exact are not found', wrongAddresses],
    ['hostile paths', hostile],
    ['compressed copies', encodings],
    ['revalidation', revalidation],
    ['HEAD and ranges', headAndRange],
    ['other methods are refused', methods],
  ])('%s', async (what, check) => {
    expectNoFaults(`${name}, ${what}`, await check(site, nginx.port));
  });

  test('a host without the module for brotli sends gzip', async () => {
    expectNoFaults(`${name}, without brotli`, await encodings(site, withoutBrotli.port, { brotli: false }));
  });

  test('the preview server answers as nginx does, and finds no address that is not exact', async () => {
    expectNoFaults(`${name}, like the preview`, await sameAsPreview(site, nginx.port, preview.port));
    const pages = sampleOf(site.pages);
    expectNoFaults(`${name}, preview, wrong addresses`, await wrongAddresses(site, preview.port, pages));
  });

  if (prepare !== belowPath) {
    test('its pages are those of the route list', () => {
      const built = site.pages.map(({ address }) => address.slice(site.baseUrl.length - 1)).sort();
      expect(built).toEqual(routes.map((route) => route.path).sort());
    });

    test(`under load for ${loadSeconds} s it answers 200, 304 and 404 only`, async () => {
      const report = await load(site, nginx.port, loadSeconds);
      console.log(`${name}, load: ${report.line}`);
      expectNoFaults(`${name}, load`, report);
    });
  }
});
