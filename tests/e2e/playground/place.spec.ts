import { clickFar, scrollFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { lessonOf, openLesson } from '../../helpers/lesson';
import { blockOf, openPlayground, playgroundOf, playgroundPage } from '../../helpers/playground';
import { holdScripts, setNoPrefetch } from '../../helpers/shell';
import { expect, type Locator, type Page, test } from '../../helpers/test';

const pip = 'The rules of Pip';
const first = 'Ask for the parcel number';

/** @returns what a second click at the same place would press */
async function clickOnce(page: Page, target: Locator): Promise<() => Promise<string>> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const place = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...place);
  return () =>
    page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('button, a')?.textContent ?? 'nothing',
      place,
    );
}

test('a second click on "Try it" hits no button, and the field stays in sight while the rules and the reasons are read, at every width', async ({
  page,
}) => {
  await openHydrated(page, playgroundPage);
  const { root, editor, field, reasons, say, log, button } = playgroundOf(page, pip);
  for (const width of [1440, 996, 390]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      const open = blockOf(page, pip).getByRole('button', { name: 'Try it' });
      await scrollFar(open);
      const hit = await clickOnce(page, open);
      await expect(editor).toBeVisible();
      expect(await hit()).toBe('nothing');
      await expect(field).toBeInViewport({ ratio: 1 });
      await say('where is my parcel');
      await expect(log).toContainText('parcel number');
      await expect(log, 'the reply is in sight').toBeInViewport();
      await expect(field).toBeInViewport({ ratio: 1 });
      for (const place of [editor, reasons, root.locator('.dl-play__head')]) {
        await place.evaluate((element) => element.scrollIntoView({ block: 'start' }));
        await expect(field).toBeInViewport({ ratio: 1 });
      }
      // By key, because the bar slides in after a scroll upwards and can take the end of a click at the top.
      await button('Close').press('Enter');
      await expect(root).toHaveCount(0);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('there are no hints about keys', async ({ page }) => {
    const { root } = await openPlayground(page, first);
    await expect(root.getByText('leaves the editor')).toBeHidden();
    const lesson = lessonOf(page, 'first-rule');
    await clickFar(lesson.button('Solve it here'));
    await expect(lesson.editor).toBeVisible();
    await expect(lesson.root.getByText('leaves the editor')).toBeHidden();
  });

  test('on a slow connection, the text below makes room at the press and hardly moves when the editor comes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await setNoPrefetch(page);
    await openHydrated(page, playgroundPage);
    await page.waitForLoadState('networkidle');
    const example = blockOf(page, 'Two lines are a rule');
    const barHeight = () =>
      example.evaluate((block) => block.querySelector('pre')?.previousElementSibling?.clientHeight);
    const { release } = await holdScripts(page);
    const places = [
      { place: example, name: 'Try it', busy: 'Wait…' },
      { place: lessonOf(page, 'first-rule').root, name: 'Solve it here', busy: 'Loading…' },
    ];
    const heights = () => Promise.all(places.map(({ place }) => place.evaluate((element) => element.clientHeight)));
    const height = await barHeight();
    for (const { place, name, busy } of places) {
      await clickFar(place.getByRole('button', { name }));
      await expect(place.getByRole('button', { name: busy })).toBeVisible();
    }
    expect(await barHeight()).toBe(height);
    const before = await heights();
    release();
    for (const { place } of places) await expect(place.locator('.cm-content')).toBeVisible();
    const moved = (await heights()).map((height, index) => Math.abs(height - (before[index] ?? 0)));
    // An example has more or fewer phrases and files than another; without the room it would be 400 and more.
    for (const pixels of moved) expect(pixels).toBeLessThan(150);
  });

  test('completion leaves the line that is typed in sight', async ({ page }) => {
    const { root, write, editor } = await openLesson(page, 'remember');
    await write('$ * i live in [OneWord]\n# Got it: [');
    const list = root.getByRole('listbox');
    await expect(list).toBeVisible();
    const line = editor.locator('.cm-line').last();
    const covers = async () => {
      const own = await line.boundingBox();
      const tips = await root
        .locator('.cm-tooltip')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(tips.length).toBeGreaterThan(0);
      // A list starts below the letters of its line, which are lower than the line itself.
      const leading = 5;
      return tips.filter(
        ({ top, bottom }) => own !== null && top < own.y + own.height - leading && bottom > own.y + leading,
      ).length;
    };
    await expect.poll(covers).toBe(0);
    await page.keyboard.type('%user');
    await expect.poll(covers).toBe(0);
    await expect(line).toBeInViewport();
  });
});
