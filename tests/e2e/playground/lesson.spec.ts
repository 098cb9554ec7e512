import { at } from '../../config/sites';
import { clickFar } from '../../helpers/clickFar';
import { expectAskedBeforeLeaving, fillStorage } from '../../helpers/fullStorage';
import { openHydrated } from '../../helpers/hydrated';
import { type Lesson, lessonOf, openLesson } from '../../helpers/lesson';
import { playgroundPage } from '../../helpers/playground';
import { setNoPrefetch } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsAtWidths } from '../../helpers/views';
import { layOutWhole } from '../../helpers/wholePage';

const right = '$ where is my parcel\n$ track my parcel\n# Send me the parcel number, please.';
const wrong = '$ track my parcel\n# Send me the parcel number, please.';

async function solve({ write, button, result }: Lesson): Promise<void> {
  await write(right);
  await button('Check').click();
  await expect(result).toContainText('Passed. Every phrase has the right reply.');
}

test('a lesson gives hints, its solution and reasons, and no state of it has a finding of axe', async ({ page }) => {
  await test.step('the hint and the solution are one press away, and the lesson can start again', async () => {
    const { root, editor, write, button, result } = await openLesson(page, 'first-rule');
    await button('Show a hint').click();
    await expect(result).toContainText('A rule may have as many questions as you like.');
    await button('Hide the hint').click();
    await expect(result).toBeEmpty();
    await expect(root.getByText('Solution: Two questions, one answer')).toBeHidden();
    await button('Show the solution').click();
    await expect(root.getByText('Solution: Two questions, one answer')).toBeVisible();
    await expect(root.locator('summary')).toBeFocused();
    await write('nothing');
    await button('Check').click();
    await expect(result).toContainText('1 of 3 phrases has the right reply.');
    // The reason of the check has just come above it.
    await clickFar(button('Start again'));
    await expect(editor).toContainText('$ where is my parcel');
    await expect(editor).toBeFocused();
    await expect(result).toBeEmpty();
  });
  await test.step('a wrong answer is explained by its hint, by what came instead and by the engine', async () => {
    const { write, button, result, phrases } = lessonOf(page, 'first-rule');
    await write('$ * \n# Well.');
    await button('Check').click();
    await expect(phrases.nth(2)).toContainText('Found Well.');
    await expect(phrases.nth(2)).toContainText('The rule “your rule” answers.');
    await write(wrong);
    await expect(result).toContainText('This result is for an earlier version of your answer.');
    await button('Check').click();
    await expect(result).toContainText('Not yet. 2 of 3 phrases have the right reply.');
    await expect(result).toContainText('The first question is gone.');
    await expect(phrases.nth(0)).toContainText('Not yet');
    await expect(phrases.nth(0)).toContainText('Found no reply');
    await expect(phrases.nth(0)).toContainText('A question must match every word of it');
    await expect(phrases.nth(1)).toContainText('Passed');
  });
  await test.step('an error has the message of the engine', async () => {
    const { root, write, button, result } = await openLesson(page, 'remember');
    await button('Show a hint').click();
    await write('$ * i live in [OneWord]\n# Got it: [*2] [%usercity="[*2]"]');
    await button('Check').click();
    await expect(root.locator('.dl-play__messages')).toContainText('Error 11101');
    await expect(result).toContainText('Rules and dictionaries with errors are skipped.');
    await expect(result).toContainText('Look at the name of the variable.');
    await expect(root.getByRole('button', { name: 'user_city' }), 'a repair in the rules').toHaveCount(1);
    await expect(root.getByRole('button', { name: /^Declare/ }), 'one in a file that no lesson shows').toHaveCount(0);
  });
  await test.step('the dictionary of a lesson is changed in the same way', async () => {
    const { root, editor, write, button, result } = await openLesson(page, 'dictionary');
    await expect(editor).toHaveAccessibleName('Dictionary parcel_word');
    const places = root.locator('.dl-play__messages').getByRole('button', { name: /line \d/ });
    await write('parcel\npack\\age');
    await expect(places).toHaveText([/line 2$/]);
    await expect(root.locator('.dl-play__messages')).toContainText('Earlier rules, line');
    await write('parcel\npackage\nletter\nenvelope');
    await button('Check').click();
    await expect(result).toContainText('Passed.');
  });
  await openLesson(page, 'stars');
  const within = ['first-rule', 'remember', 'dictionary', 'stars'].map((name) => `#task-${name}`);
  await expectNoFindingsAtWidths(page, 'wrong, with an error, passed, and opened', within, [1440, 390]);
});

const doneIn = (page: Page, name: string) => lessonOf(page, name).root.getByText(/^\d+ of 10 done$/);

test('answers and progress are kept after a reload, until a lesson starts again or all is cleared', async ({
  page,
}) => {
  const reopen = async (name: string) => {
    await openHydrated(page, playgroundPage);
    return openLesson(page, name);
  };
  await test.step('in the page', async () => {
    await (await reopen('stars')).write('$ my question\n# My reply.');
    const begunAgain = await openLesson(page, 'remember');
    await begunAgain.write('$ my question\n# Gone.');
    await begunAgain.button('Start again').click();
    const lesson = await openLesson(page, 'first-rule');
    await expect(lesson.button('Clear my progress')).toHaveCount(0);
    await solve(lesson);
    await expect(doneIn(page, 'first-rule')).toHaveText('1 of 10 done');
    await expect(lesson.root.getByRole('link', { name: 'Next task' })).toHaveAttribute('href', '#task-stars');
  });
  await test.step('after a reload', async () => {
    await expect((await reopen('first-rule')).editor).toHaveText(right.replaceAll('\n', ''));
    await expect(doneIn(page, 'first-rule')).toHaveClass('dos-lesson__done');
    await expect((await openLesson(page, 'remember')).editor).toContainText('# Got it: [*2]');
    await expect(doneIn(page, 'stars')).toHaveText('1 of 10 done');
    await expect(doneIn(page, 'stars')).not.toHaveClass('dos-lesson__done');
  });
  await test.step('when all is cleared', async () => {
    const stars = await openLesson(page, 'stars');
    await expect(stars.editor).toContainText('My reply.');
    await stars.button('Clear my progress').click();
    await expect(doneIn(page, 'stars')).toHaveCount(0);
    await expect(stars.button('Clear my progress')).toHaveCount(0);
    await expect(stars.editor, 'the focus has a place').toBeFocused();
    await expect(stars.editor, 'what is on the screen stays').toContainText('My reply.');
    await expect((await reopen('stars')).editor).toContainText('$ * where is my parcel *');
    await expect((await openLesson(page, 'first-rule')).editor).not.toContainText('track my parcel');
    await expect(doneIn(page, 'first-rule')).toHaveCount(0);
  });
});

test('a page loads nothing of the lessons before one is opened, and one opens where the reader is', async ({
  page,
}) => {
  await setNoPrefetch(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openHydrated(page, playgroundPage);
  await page.waitForLoadState('networkidle');
  const loaded = scripts.length;
  const texts = await page.evaluate(async () => {
    const sources = [...document.scripts].flatMap(({ src }) => (src === '' ? [] : [src]));
    return Promise.all(sources.map(async (src) => (await fetch(src)).text()));
  });
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.join('')).not.toContain('The first question is gone.');
  for (const [width, name, task] of [
    [1280, 'first-rule', 'Task 1 of 10'],
    [390, 'stars', 'Task 2 of 10'],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      // What is laid out later would move the page as well.
      await layOutWhole(page);
      const { root, button, editor } = lessonOf(page, name);
      await button('Solve it here').evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await page.evaluate(() => scrollY);
      await button('Solve it here').click();
      await expect(editor).toBeFocused();
      await expect(root.getByText(task)).toBeInViewport();
      expect(Math.abs((await page.evaluate(() => scrollY)) - before), 'pixels that the page moved').toBeLessThan(60);
    });
  }
  expect(scripts.length).toBeGreaterThan(loaded);
});

test('with a storage that is full, the browser asks before an answer is lost', async ({ page }) => {
  await fillStorage(page, 'dialogos.lesson.');
  const { write, editor } = await openLesson(page, 'first-rule');
  await write(wrong);
  await expect(editor).toContainText('track my parcel');
  await expectAskedBeforeLeaving(page);
});

test('lessons that are finished in two tabs are both kept', async ({ page, context }) => {
  const lesson = await openLesson(page, 'first-rule');
  const other = await context.newPage();
  // The tab may show anything of the site: what counts is that it writes.
  await other.goto(at('/img/favicon.svg'));
  await other.evaluate(() => localStorage.setItem('dialogos.lessons', 'stars'));
  await other.close();
  await expect(doneIn(page, 'stars'), 'the first tab hears of it').toHaveText('1 of 10 done');
  await solve(lesson);
  await expect(doneIn(page, 'first-rule')).toHaveText('2 of 10 done');
});

test('the keyboard alone opens, edits, checks and goes on', async ({ page }) => {
  await openHydrated(page, playgroundPage);
  const { root, editor, button, result } = lessonOf(page, 'first-rule');
  await button('Solve it here').focus();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleName('Your rules');
  await expect(editor).toHaveAccessibleDescription(/^Ctrl ?\+ ?Space completes, Tab leaves the editor\.$/);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('$ track my parcel\n');
  for (const name of ['Check', 'Show a hint', 'Show the solution', 'Start again']) {
    await page.keyboard.press('Tab');
    await expect(button(name)).toBeFocused();
  }
  await button('Check').focus();
  await page.keyboard.press('Enter');
  await expect(result).toContainText('Passed.');
  await expect(button('Check'), 'the focus stays').toBeFocused();
  await root.getByRole('link', { name: 'Next task' }).focus();
  await page.keyboard.press('Enter');
  await expect(lessonOf(page, 'stars').root).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson is a task with its folded solution, and no button', async ({ page }) => {
    await page.goto(at(playgroundPage));
    const { root, button } = lessonOf(page, 'first-rule');
    await expect(root).toContainText('Give the rule a second question');
    await expect(button('Solve it here')).toBeHidden();
    const solution = root.locator('details');
    await solution.locator('summary').click();
    await expect(solution).toHaveAttribute('open');
  });
});
