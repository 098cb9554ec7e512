import { at } from '../../config/sites';
import { clickFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { type Lesson, lessonOf, openLesson } from '../../helpers/lesson';
import { playgroundPage } from '../../helpers/playground';
import { setNoPrefetch } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes, expectNoSidewaysScroll } from '../../helpers/views';
import { layOutWhole } from '../../helpers/wholePage';

const right = '$ where is my parcel\n$ track my parcel\n# Send me the parcel number, please.';
const wrong = '$ track my parcel\n# Send me the parcel number, please.';

async function solve({ write, button, result }: Lesson): Promise<void> {
  await write(right);
  await button('Check').click();
  await expect(result).toContainText('Passed. Every phrase has the right reply.');
}

test('a wrong answer is explained by its hint, by what came instead and by the engine', async ({ page }) => {
  const { write, button, result, phrases } = await openLesson(page, 'first-rule');
  await write(wrong);
  await button('Check').click();
  await expect(result).toContainText('Not yet. 2 of 3 phrases have the right reply.');
  await expect(result).toContainText('The first question is gone.');
  await expect(phrases.nth(0)).toContainText('Not yet');
  await expect(phrases.nth(0)).toContainText('Found no reply');
  await expect(phrases.nth(0)).toContainText('A question must match every word of it');
  await expect(phrases.nth(1)).toContainText('Passed');
  await write('$ * \n# Well.');
  await expect(result).toContainText('You have changed your answer since.');
  await button('Check').click();
  await expect(phrases.nth(2)).toContainText('Found Well.');
  await expect(phrases.nth(2)).toContainText('The rule “your rule” answers.');
});

test('an error has the message of the engine', async ({ page }) => {
  const { root, write, button, result } = await openLesson(page, 'remember');
  await write('$ * i live in [OneWord]\n# Got it: [*2] [%usercity="[*2]"]');
  await button('Check').click();
  await expect(root.locator('.dl-play__messages')).toContainText('Error 11101');
  await expect(result).toContainText('The engine found an error');
  await expect(result).toContainText('Look at the name of the variable.');
});

test('the hint and the solution are one press away, and the lesson can start again', async ({ page }) => {
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
  await expect(result).toContainText('Not yet.');
  // The reason of the check has just come above it.
  await clickFar(button('Start again'));
  await expect(editor).toContainText('$ where is my parcel');
  await expect(editor).toBeFocused();
  await expect(result).toBeEmpty();
});

test('the dictionary of a lesson is changed in the same way', async ({ page }) => {
  const { editor, write, button, result } = await openLesson(page, 'dictionary');
  await expect(editor).toHaveAccessibleName('Dictionary parcel_word');
  await write('parcel\npackage\nletter\nenvelope');
  await button('Check').click();
  await expect(result).toContainText('Passed.');
});

const doneIn = (page: Page, name: string) => lessonOf(page, name).root.getByText(/^\d+ of 10 done$/);

test('progress is kept after a reload, and cleared', async ({ page }) => {
  const lesson = await openLesson(page, 'first-rule');
  await expect(lesson.button('Clear my progress')).toHaveCount(0);
  await solve(lesson);
  await expect(doneIn(page, 'first-rule')).toHaveText('1 of 10 done');
  await expect(lesson.root.getByRole('link', { name: 'Next task' })).toHaveAttribute('href', '#task-stars');
  await openHydrated(page, playgroundPage);
  await expect(doneIn(page, 'first-rule')).toHaveClass('dos-lesson__done');
  await expect(doneIn(page, 'stars')).toHaveText('1 of 10 done');
  await expect(doneIn(page, 'stars')).not.toHaveClass('dos-lesson__done');
  const again = await openLesson(page, 'stars');
  await again.button('Clear my progress').click();
  await expect(doneIn(page, 'stars')).toHaveCount(0);
  await expect(again.button('Clear my progress')).toHaveCount(0);
  await expect(again.editor, 'the focus has a place').toBeFocused();
  await openHydrated(page, playgroundPage);
  await expect(doneIn(page, 'first-rule')).toHaveCount(0);
});

test('answers are kept after a reload, until a lesson starts again or the progress is cleared', async ({ page }) => {
  const reopen = async (name: string) => {
    await openHydrated(page, playgroundPage);
    return openLesson(page, name);
  };
  await (await reopen('stars')).write('$ my question\n# My reply.');
  const unfinished = await openLesson(page, 'first-rule');
  await unfinished.write(wrong);
  await expect((await reopen('first-rule')).editor).toHaveText(wrong.replace('\n', ''));
  await unfinished.button('Start again').click();
  const begun = await reopen('first-rule');
  await expect(begun.editor).toContainText('$ where is my parcel');
  await solve(begun);

  const stars = await reopen('stars');
  await expect(stars.editor).toContainText('My reply.');
  await stars.button('Clear my progress').click();
  await expect(stars.editor, 'what is on the screen stays').toContainText('My reply.');
  await expect((await reopen('stars')).editor).toContainText('$ * where is my parcel *');
  await expect((await reopen('first-rule')).editor).not.toContainText('track my parcel');
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px a lesson opens where the reader is`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, playgroundPage);
    // What is laid out later would move the page as well.
    await layOutWhole(page);
    const { root, button, editor } = lessonOf(page, 'first-rule');
    await button('Solve it here').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    await button('Solve it here').click();
    await expect(editor).toBeFocused();
    await expect(root.getByText('Task 1 of 10')).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before), 'pixels that the page moved').toBeLessThan(60);
  });
}

test('lessons that are finished in two tabs are both kept', async ({ page, context }) => {
  const first = await openLesson(page, 'first-rule');
  const other = await context.newPage();
  await solve(await openLesson(other, 'first-rule'));
  await expect(doneIn(page, 'stars'), 'the first tab hears of it').toHaveText('1 of 10 done');
  await other.evaluate(() => localStorage.setItem('dialogos.lessons', 'stars'));
  await other.close();
  await solve(first);
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

test('a page loads nothing of the lessons before one is opened', async ({ page }) => {
  await setNoPrefetch(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openHydrated(page, playgroundPage);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  const texts = await page.evaluate(async () => {
    const sources = [...document.scripts].flatMap(({ src }) => (src === '' ? [] : [src]));
    return Promise.all(sources.map(async (src) => (await fetch(src)).text()));
  });
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.join('')).not.toContain('The first question is gone.');
  await lessonOf(page, 'first-rule').button('Solve it here').click();
  await expect(lessonOf(page, 'first-rule').editor).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
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

test('a lesson has no findings of axe in any state, and is not wider than its page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, playgroundPage);
  const look = async (state: string) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFindingsInBothModes(page, `${state} at ${width} px`, { within: ['#task-first-rule'] });
      await expectNoSidewaysScroll(page, `${state} at ${width} px`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const lesson = await openLesson(page, 'first-rule');
  const { write, button, result } = lesson;
  await look('opened');
  await button('Show a hint').click();
  await write('$ [dict(none)]\n# no');
  await button('Check').click();
  await expect(result).toContainText('The engine found an error');
  await look('with an error and a hint');
  await write(wrong);
  await button('Check').click();
  await expect(result).toContainText('The first question is gone.');
  await button('Show the solution').click();
  await look('with a wrong answer and the solution');
  await solve(lesson);
  await look('passed');
});
