import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type AxeChoice, axeReport, shellParts, widthRules } from '../helpers/axe';
import { chromiumArguments, ensureChromium } from '../helpers/chromium';
import { watchPage } from '../helpers/pageWatch';
import { keepShown, markHidden, phoneOnly } from '../helpers/phoneOnly';
import { watchPolicy } from '../helpers/policyWatch';
import { cutOnPaper } from '../helpers/print/cut';
import { printedSheets } from '../helpers/print/sheets';
import { type Environment, whyNotComparable } from '../visual/environment';
import type { Guard, GuardReport } from './guard';

const origin = 'http://red.example';

let started: Promise<Browser> | undefined;

const startedBrowser = (): Promise<Browser> => {
  started ??= chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  return started;
};

/** Ends the browser in which all fixtures were opened. */
export const closeBrowser = async (): Promise<void> => (await started)?.close();

/** Opens a fixture as the page of a host that does not exist; nothing leaves the machine. */
async function onPage(fixture: string, look: (page: Page) => Promise<GuardReport>): Promise<GuardReport> {
  const context = await (await startedBrowser()).newContext();
  try {
    const page = await context.newPage();
    const body = readFileSync(`tests/fixtures/${fixture}`, 'utf8');
    await page.route('**/*', (route) =>
      route.request().url() === `${origin}/`
        ? route.fulfill({ contentType: 'text/html', body })
        : route.fulfill({ contentType: 'text/css', body: '' }),
    );
    return await look(page);
  } finally {
    await context.close();
  }
}

const axeFixture = (fixture: string, choice: AxeChoice = {}) =>
  onPage(fixture, async (page) => {
    await page.goto(origin);
    const { checked, findings } = await axeReport(page, choice);
    return { checked, unit: 'rules', faults: findings };
  });

/** Looks at a page again after its window has become that of a phone. */
const phoneFixture = (fixture: string, choice: AxeChoice) =>
  onPage(fixture, async (page) => {
    await page.goto(origin);
    await markHidden(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await keepShown(page);
    const { checked, findings } = await axeReport(page, choice);
    return { checked, unit: 'rules', faults: findings };
  });

const watchFixture = (fixture: string) =>
  onPage(fixture, async (page) => {
    const watch = watchPage(page, origin);
    await page.goto(origin);
    return { checked: watch.requests, unit: 'requests', faults: [...watch.complaints, ...watch.foreignRequests] };
  });

const policyFixture = (fixture: string) =>
  onPage(fixture, async (page) => {
    const violations = await watchPolicy(page.context());
    const watch = watchPage(page, origin);
    await page.goto(origin);
    return { checked: watch.requests, unit: 'requests', faults: violations };
  });

const sheetsFixture = (fixture: string) =>
  onPage(fixture, async (page) => {
    await page.goto(origin);
    const { texts, tooSmall, outside } = await printedSheets(page);
    return { checked: texts, unit: 'printed texts', faults: [...tooSmall, ...outside] };
  });

const cutFixture = (fixture: string) =>
  onPage(fixture, async (page) => {
    await page.goto(origin);
    const { width } = await printedSheets(page);
    const { checked, cut } = await cutOnPaper(page, width);
    return { checked, unit: 'printed boxes', faults: cut };
  });

/** @param fixture where the pictures were made; the machine that compares them is this one */
const picturesFixture = (fixture: string): GuardReport => {
  const recorded = JSON.parse(readFileSync(`tests/fixtures/${fixture}`, 'utf8')) as Environment;
  const reason = whyNotComparable(recorded, { chromium: '156.0.8078.79', letters: 'ffffffffffffffff' });
  return { checked: 1, unit: 'environments', faults: reason ? [reason] : [] };
};

/** The proofs of `tests/a11y`, and of what every browser test watches. */
export const browserGuards: Guard[] = [
  {
    name: 'axe',
    fixture: 'guards/browser/pale-text.html',
    message: 'color-contrast: Elements must meet minimum color contrast ratio thresholds\n  at p',
    runOnFixture: () => axeFixture('guards/browser/pale-text.html'),
  },
  {
    name: 'axe: a text without its shell',
    fixture: 'guards/browser/pale-beside-shell.html',
    message: 'color-contrast: Elements must meet minimum color contrast ratio thresholds\n  at p',
    runOnFixture: () => axeFixture('guards/browser/pale-beside-shell.html', { without: shellParts }),
  },
  {
    name: 'axe: what only a phone shows',
    fixture: 'guards/browser/phone-only.html',
    message: 'image-alt: Images must have alternative text\n  at img',
    runOnFixture: () => phoneFixture('guards/browser/phone-only.html', { within: [phoneOnly] }),
  },
  {
    name: 'axe: a name that a phone hides',
    fixture: 'guards/browser/phone-hides-name.html',
    message: 'button-name: Buttons must have discernible text\n  at button',
    runOnFixture: () => phoneFixture('guards/browser/phone-hides-name.html', { rules: widthRules }),
  },
  {
    name: 'console',
    fixture: 'guards/browser/console-error.html',
    message: 'error: the page complains',
    runOnFixture: () => watchFixture('guards/browser/console-error.html'),
  },
  {
    name: 'uncaught error',
    fixture: 'guards/browser/uncaught.html',
    message: 'uncaught: the page breaks',
    runOnFixture: () => watchFixture('guards/browser/uncaught.html'),
  },
  {
    name: 'foreign request',
    fixture: 'guards/browser/foreign-request.html',
    message: 'http://other.example/style.css',
    runOnFixture: () => watchFixture('guards/browser/foreign-request.html'),
  },
  {
    name: 'content policy: inline script',
    fixture: 'guards/browser/forbidden-script.html',
    message: 'script-src-elem forbids inline',
    runOnFixture: () => policyFixture('guards/browser/forbidden-script.html'),
  },
  {
    name: 'content policy: foreign host',
    fixture: 'guards/browser/forbidden-host.html',
    message: 'style-src-elem forbids http://other.example/style.css',
    runOnFixture: () => policyFixture('guards/browser/forbidden-host.html'),
  },
  {
    name: 'print: a page that is made smaller',
    fixture: 'guards/browser/shrunk-print.html',
    message: 'pt on sheet 1: These words are as large as they should be.',
    runOnFixture: () => sheetsFixture('guards/browser/shrunk-print.html'),
  },
  {
    name: 'print: a box that is cut',
    fixture: 'guards/browser/cut-print.html',
    message: 'px at its side',
    runOnFixture: () => cutFixture('guards/browser/cut-print.html'),
  },
  {
    name: 'reference pictures: of another browser',
    fixture: 'guards/visual/other-browser.json',
    message: 'The reference pictures were made with Chromium 1.2.3.4, and this is 156.0.8078.79. Nothing was compared',
    runOnFixture: () => picturesFixture('guards/visual/other-browser.json'),
  },
  {
    name: 'reference pictures: with other fonts',
    fixture: 'guards/visual/other-fonts.json',
    message: 'npm run test:visual -- --update-snapshots',
    runOnFixture: () => picturesFixture('guards/visual/other-fonts.json'),
  },
];
