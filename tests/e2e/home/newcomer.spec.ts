import { openHydrated } from '../../helpers/hydrated';
import { tabTo } from '../../helpers/keyboard';
import { blockOf, playgroundOf } from '../../helpers/playground';
import { expect, test } from '../../helpers/test';

const ownRule = ['$ * my name is [OneWord]', '# :lu: Hello, [*2]', '# :lu: Nice to meet you, [*2]'];
const example = 'Two lines are a rule';

test('a newcomer comes from the start page to a rule that answers, by links and keys only', async ({ page }) => {
  const begun = Date.now();
  const pages = new Set<string>();
  page.on('framenavigated', () => pages.add(new URL(page.url()).pathname));
  let presses = 0;
  let stops = 0;
  const press = async (target: Parameters<typeof tabTo>[1]) => {
    stops += await tabTo(page, target);
    await page.keyboard.press('Enter');
    presses += 1;
  };

  await openHydrated(page, '/');
  await press(page.locator('main').getByRole('link', { name: 'Try DL now' }));
  await expect(page).toHaveURL(/#first-rule$/);
  await press(blockOf(page, example).getByRole('button', { name: 'Try it' }));

  const { editor, field, log } = playgroundOf(page, example);
  stops += await tabTo(page, editor);
  await page.keyboard.press('ControlOrMeta+a');
  for (const [at, line] of ownRule.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    // A reader who types as the lines are shown is not stopped by completion or closing brackets.
    await page.keyboard.type(line);
  }
  await page.keyboard.press('Escape');
  stops += await tabTo(page, field);
  const replies: string[] = [];
  for (const phrase of ['my name is Nina', 'hello, my name is Olga']) {
    await page.keyboard.type(phrase);
    await page.keyboard.press('Enter');
    presses += 1;
    await expect(log).toContainText(phrase);
    await expect(log).toHaveAttribute('aria-busy', 'false');
    replies.push((await log.locator('.dl-play__answer').last().innerText()).replaceAll(/\s+/g, ' '));
  }

  expect(replies[0]).toMatch(/(?:Hello|Nice to meet you), Nina/);
  expect(replies[1]).toMatch(/(?:Hello|Nice to meet you), Olga/);
  expect(
    replies.filter((reply) => reply.includes('Hello')),
    'the reply is chosen at random',
  ).toHaveLength(1);
  expect(pages.size).toBe(2);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`newcomer: ${pages.size} pages, ${presses} presses, ${stops} times Tab, ${seconds} seconds`);
});
