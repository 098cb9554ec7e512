import { scrollFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { openLesson } from '../../helpers/lesson';
import { blockOf, openPlayground, playgroundOf, playgroundPage } from '../../helpers/playground';
import { expect, test } from '../../helpers/test';

const pip = 'The rules of Pip';
const first = 'Ask for the parcel number';
const widths = [1440, 996, 390];

for (const width of widths) {
  test(`a second click on "Try it" hits no button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, playgroundPage);
    const open = blockOf(page, first).getByRole('button', { name: 'Try it' });
    await scrollFar(open);
    const { x = 0, y = 0, width: w = 0, height = 0 } = (await open.boundingBox()) ?? {};
    await page.mouse.click(x + w / 2, y + height / 2);
    await expect(playgroundOf(page, first).editor).toBeVisible();
    const hit = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('button, a')?.textContent ?? 'nothing',
      [x + w / 2, y + height / 2],
    );
    expect(hit).toBe('nothing');
  });

  test(`the field stays in sight while the rules and the reasons are read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const { field, editor, reasons, say, log, root } = await openPlayground(page, pip);
    await expect(field).toBeInViewport({ ratio: 1 });
    await say('where is my parcel');
    await expect(log).toContainText('parcel number');
    await expect(log, 'the reply is in sight').toBeInViewport();
    await expect(field).toBeInViewport({ ratio: 1 });
    for (const place of [editor, reasons, root.locator('.dl-play__head')]) {
      await place.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(field).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('there are no hints about keys', async ({ page }) => {
    const { root } = await openPlayground(page, first);
    await expect(root.getByText('leaves the editor')).toBeHidden();
    const lesson = await openLesson(page, 'first-rule');
    await expect(lesson.root.getByText('leaves the editor')).toBeHidden();
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
      const leading = 4;
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
