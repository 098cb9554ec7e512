import type { AddressInfo } from 'node:net';
import { commandLine } from '../../src/data/commandLine';
import { installPackages } from '../helpers/systemProgram';
import type { Browser } from './browser';
import { firefox } from './firefox';
import { type Journey, journeys, type Visit } from './journeys';
import { createWatchedSite } from './watchedSite';
import { webkit } from './webkit';

const { values } = commandLine(
  `Usage: npm run test:browsers [-- --short --only <firefox or webkit>]

Does what a reader does on the built site, in real browsers that are not Chromium. A browser that is missing is installed
where that is possible; where not, it is named with its package, which is a failure unless --short is given.

  --short   a few journeys, and only in browsers that are there
  --only    one of the browsers`,
  { short: { type: 'boolean' }, only: { type: 'string' } },
);

type Result = { passed: number; failed: number };

/** Messages that the browser itself writes, on a page that is meant to be missing. */
const expected = /no-such-page/;

const reason = (error: unknown) => (error instanceof Error ? error.message || error.name : error);

async function walkOne({ go }: Journey, visit: Visit): Promise<void> {
  await visit.tab.size(1280, 900);
  await go(visit);
  const complaints = ((await visit.tab.ask('window.complaints ?? []')) as string[]).filter(
    (one) => !expected.test(one),
  );
  if (complaints.length > 0) throw new Error(`the page complains: ${complaints.join('; ')}`);
}

/** Walks all journeys in one browser. One that fails is walked once more, as in Playwright, and the log says so. */
async function walk(browser: Browser, programs: string[], origin: string): Promise<Result> {
  const tab = await browser.launch(programs);
  const chosen = journeys.filter(({ short }) => !values.short || short);
  const result = { passed: 0, failed: 0 };
  console.log(`\n${tab.name} ${tab.version}: ${chosen.length} journeys`);
  try {
    for (const journey of chosen) {
      try {
        await walkOne(journey, { tab, origin }).catch(async (error: unknown) => {
          console.log(`  again   ${journey.name}\n          ${reason(error)}`);
          await walkOne(journey, { tab, origin });
        });
        result.passed += 1;
        console.log(`  passed  ${journey.name}`);
      } catch (error) {
        result.failed += 1;
        console.error(`  FAILED  ${journey.name}\n          ${reason(error)}`);
      }
    }
  } finally {
    await tab.close();
  }
  return result;
}

function findOrInstall(browser: Browser): string[] | undefined {
  const found = browser.find();
  if (found || values.short) {
    return found;
  }
  installPackages(browser.packages);
  return browser.find();
}

async function main(): Promise<void> {
  const wanted = [firefox, webkit].filter(({ name }) => !values.only || name.toLowerCase() === values.only);
  if (wanted.length === 0) throw new Error(`--only is "${values.only}", but it must be firefox or webkit.`);
  const server = createWatchedSite(process.env.SITE_DIR ?? 'build').listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const total = { passed: 0, failed: 0 };
  for (const browser of wanted) {
    const programs = findOrInstall(browser);
    if (programs === undefined) {
      console.log(`\n${browser.name} is not on this machine. To test in it, install ${browser.packages.join(', ')}.`);
      total.failed += values.short ? 0 : 1;
      continue;
    }
    const { passed, failed } = await walk(browser, programs, origin);
    total.passed += passed;
    total.failed += failed;
  }
  server.close();
  server.closeAllConnections();
  console.log(`\nbrowsers: ${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
