import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Running } from '../../../plugins/tools/safe-build/safeBuild';
import { sideBySide } from '../../../plugins/tools/safe-build/sideBySide';

/** A command that ends when it is told to. */
function command(name: string): Running & { pass: () => void; fail: () => void; stopped: boolean } {
  let pass = () => {};
  let fail = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    pass = resolve;
    fail = () => reject(new Error(`${name} failed`));
  });
  const running = {
    ended,
    pass,
    fail,
    stopped: false,
    stop: () => {
      running.stopped = true;
      fail();
    },
  };
  return running;
}

/** Work that ends by itself has ended in the next turn. */
const isOpen = async (work: Promise<void>) =>
  (await Promise.race([work.catch(() => 'ended'), setImmediate('open')])) === 'open';

test('a site is whole when it and its checks have passed', async () => {
  const [checks, site] = [command('checks'), command('site')];
  const work = sideBySide(checks, site);
  site.pass();
  expect(await isOpen(work)).toBe(true);
  checks.pass();
  await work;
  expect(site.stopped).toBe(false);
});

test('a failed check stops the site, and its message is the one that stays', async () => {
  const [checks, site] = [command('checks'), command('site')];
  const work = sideBySide(checks, site);
  checks.fail();
  await expect(work).rejects.toThrow('checks failed');
  expect(site.stopped).toBe(true);
});

test('a failed site waits for its checks: when they fail too, theirs is the message', async () => {
  const [checks, site] = [command('checks'), command('site')];
  const work = sideBySide(checks, site);
  site.fail();
  expect(await isOpen(work)).toBe(true);
  checks.fail();
  await expect(work).rejects.toThrow('checks failed');
});

test('a failed site is a failed build', async () => {
  const [checks, site] = [command('checks'), command('site')];
  const work = sideBySide(checks, site);
  site.fail();
  checks.pass();
  await expect(work).rejects.toThrow('site failed');
});
