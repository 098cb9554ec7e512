import { statSync } from 'node:fs';
import path from 'node:path';
import { shareHash } from '../../../src/components/DlPlayground/share/shareLink';
import { sites } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { blockOf, openPlayground, playgroundOf, playgroundPage } from '../../helpers/playground';
import { failScripts, holdFiles, setNoPrefetch } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const pip = 'The rules of Pip';

/** Collects the scripts that a page asks for, below the folder of the site. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname.slice(sites.main.baseUrl.length));
  });
  return scripts;
}

/** Many questions of many stars: each is matched in a bounded time, all of them together take seconds. */
function slowRules(): string {
  const question = `$ ${'*a'.repeat(290)}`;
  const rule = (id: string) => [`BEGIN ${id}`, ...Array<string>(256).fill(question), '# x', 'END'].join('\n');
  return ['slow-1', 'slow-2', 'slow-3'].map(rule).join('\n');
}

test('endless work is stopped and said so, the page stays alive, and the next phrase starts again', async ({
  page,
}) => {
  const hash = await shareHash('dl-the-rules-of-pip', { rules: slowRules() });
  await openHydrated(page, playgroundPage + hash);
  const { field, button, log, status, editor, write, say } = playgroundOf(page, pip);
  await expect(status).toHaveText('Opened from a shared link.');
  await field.fill('a '.repeat(2000));
  await button('Send').click();
  await expect(log).toContainText('Running the rules …');
  await field.fill('the page still listens');
  // Which of the two limits comes first, the steps of the matcher or the seconds of the page, depends on the machine.
  await expect(log).toContainText(
    /Stopped, because the rules ran for more than 2 seconds\. Your next phrase starts a new chat\.|Comparing the request with the questions took too long, so the engine stopped looking for a rule\./,
  );
  await expect(log).not.toContainText('Running the rules …');
  await expect(field).toHaveValue('the page still listens');

  await editor.focus();
  await write('BEGIN quick\n$ *\n# Here I am.\nEND');
  await say('hi');
  await expect(log).toContainText('Here I am.');
});

test('ten megabytes of rules are not checked for longer than two seconds, and the page stays alive', async ({
  page,
}) => {
  const { editor, messages, field, say, log, write } = await openPlayground(page, pip);
  await expect(messages).toContainText('No errors.');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  const size = await editor.evaluate((target) => {
    const text = Array.from(
      { length: 110_000 },
      (_one, index) =>
        `BEGIN r${index}\n$ * where is my parcel {please/now} * ${index}\n# It is on its way, [%user_name].\nEND\n`,
    ).join('');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    return text.length;
  });
  expect(size).toBeGreaterThan(10_000_000);
  await field.fill('the page still listens');
  await expect(messages).toContainText('The rules were not checked: it took more than 2 seconds. Shorten them.');
  await expect(field).toHaveValue('the page still listens');
  await editor.focus();
  await write('BEGIN quick\n$ *\n# Here I am.\nEND');
  await expect(messages).toContainText('No errors.');
  await say('hi');
  await expect(log).toContainText('Here I am.');
});

test('a page loads nothing of the playground before it is opened, and at most 190 KB after', async ({ page }) => {
  // On a busy machine the pages of links come late, and would be counted.
  await setNoPrefetch(page);
  await openHydrated(page, playgroundPage);
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() =>
    [...document.scripts, ...document.querySelectorAll('link')].map((one) => one.outerHTML),
  );
  expect(before.length).toBeGreaterThan(0);
  const scripts = watchScripts(page);
  await blockOf(page, 'Ask for the parcel number').getByRole('button', { name: 'Try it' }).click();
  await expect(page.locator('.dl-play__summary')).toHaveText('No errors.');
  const sizes = [...scripts].map((file) => ({
    name: path.basename(file),
    bytes: statSync(path.join(sites.main.dir, `${file}.br`)).size,
  }));
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  console.log(
    `the playground: ${(sum / 1024).toFixed(1)} KB with brotli: ${sizes.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}`,
  );
  expect(sum).toBeGreaterThan(50 * 1024);
  expect(sum).toBeLessThanOrEqual(190 * 1024);
  for (const { name } of sizes) expect(before.join('\n'), `${name} was not there before`).not.toContain(name);
});

test('nothing leaves the browser while a reader writes and talks', async ({ page }) => {
  await setNoPrefetch(page);
  const { write, say, log, messages, status, button } = await openPlayground(page, pip);
  await expect(messages).toContainText('No errors.');
  await say('hi');
  await expect(log).toContainText('Hi! I am Pip.');
  const requests: string[] = [];
  // A browser may ask for the icon again when the address changes, and the site for the page of a link near the pointer.
  const isOfTheSite = (url: string) => /\/img\/favicon\.svg$|\/assets\/js\/[\w~.-]+\.js$/.test(url);
  page.on('request', (request) => !isOfTheSite(request.url()) && requests.push(request.url()));
  await write('BEGIN secret\n$ *\n# I keep [*].\nEND');
  await expect(messages).toContainText('No errors.');
  await say('my secret');
  await expect(log).toContainText('I keep my secret');
  await button('Share').click();
  await expect(page).toHaveURL(/#dl=/);
  await button('Reset').click();
  await expect(status).toContainText('The example has been restored.');
  expect(requests).toEqual([]);
});

/** Resets the chat while its first phrase waits for the engine. */
async function expectNothingKept(page: Page, engine: string): Promise<void> {
  await test.step('a phrase that waits for the engine does not come into the chat after Reset', async () => {
    const { release } = await holdFiles(page, engine);
    const { say, log, button } = await openPlayground(page, pip);
    await say('my name is nina');
    await button('Reset').click();
    await say('hi');
    release();
    await expect(log.locator('.dl-play__answer')).toContainText('Hi! I am Pip.');
  });
}

test('a playground or an engine that cannot be loaded says so, and the next try works', async ({ page }) => {
  await openHydrated(page, playgroundPage);
  await page.waitForLoadState('networkidle');
  const endFailing = await failScripts(page);
  await blockOf(page, pip).getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('The playground could not be loaded.')).toBeVisible();
  await endFailing();
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(playgroundOf(page, pip).editor).toBeVisible();
  const engine = (await worker).url();
  await page.route(engine, (route) => route.abort());
  const { say, log } = await openPlayground(page, pip);
  await say('hi');
  await expect(log).toContainText('The engine could not be loaded. Try again.');
  await page.unroute(engine);
  await say('hi');
  await expect(log).toContainText('Hi! I am Pip.');
  await expectNothingKept(page, engine);
});
