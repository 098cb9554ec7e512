import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

/** What a frame shows: title of the page, headings and height of its text. */
type Frame = { heading: string; ids: string[]; height: number };

/** Notes each change of the text from now on, in the frame that shows it. */
async function noteFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    const look = () => {
      const text = document.querySelector('article .theme-doc-markdown');
      const ids = [...(text?.querySelectorAll('h2') ?? [])].map(({ id }) => id);
      const heading = document.querySelector('h1')?.textContent ?? '';
      const last = frames.at(-1);
      if (last?.heading !== heading || last.ids.length !== ids.length) {
        frames.push({ heading, ids, height: text?.getBoundingClientRect().height ?? 0 });
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { noted: frames });
  });
}

/** @returns what was noted of the page with this title, the frame after what the test has waited for included */
async function notedOf(page: Page, heading: string): Promise<Frame[]> {
  await drawnFrames(page, 2);
  return page.evaluate(
    (name) => (window as unknown as { noted: Frame[] }).noted.filter((frame) => frame.heading === name),
    heading,
  );
}

const terms = { address: '/about/terms', heading: 'Terms and definitions', last: '#words-not-used' };
const toTerms = `.theme-doc-sidebar-menu a[href="${terms.address}"]`;

const toSupport = '.theme-doc-sidebar-menu a[href="/about/support"]';

test('The text of a page that the reader chooses: its beginning comes first, and nothing is lost; it comes whole where the reader goes back to it or the link names a place in it', async ({
  page,
}) => {
  const text = page.locator('article .theme-doc-markdown');
  const parts = () => text.evaluate(({ children }) => [...children].map(({ tagName, id }) => `${tagName} ${id}`));
  await openHydrated(page, terms.address);
  const opened = { parts: await parts(), text: await text.innerText() };
  expect(opened.parts.length).toBeGreaterThan(24);

  await test.step('it comes whole when the reader goes back to it', async () => {
    await page.locator(toSupport).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await noteFrames(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: terms.heading })).toBeVisible();
    expect((await notedOf(page, terms.heading))[0]?.ids).toContain('words-not-used');
  });

  await test.step('its beginning comes first, at least a screen high, and the rest in a later frame', async () => {
    const high = 2400; // The beginning alone is lower.
    await page.setViewportSize({ width: 1440, height: high });
    await openHydrated(page, '/about/support');
    await noteFrames(page);
    await page.locator(toTerms).click();
    await expect(page.locator(terms.last)).toBeAttached();
    const [first, whole, ...more] = await notedOf(page, terms.heading);
    expect(first?.ids).toContain('how-to-use');
    expect(first?.ids).not.toContain('words-not-used');
    expect(first?.height).toBeGreaterThan(high);
    expect(whole?.ids).toContain('words-not-used');
    expect(more).toEqual([]);
  });

  await test.step('nothing is lost, and nothing is left of the place that was kept', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect({ parts: await parts(), text: await text.innerText() }).toEqual(opened);
  });

  await test.step('it comes whole when the link names a place in it', async () => {
    await page.locator(toSupport).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await noteFrames(page);
    await page.locator('main a[href="/channels/channel-restrictions#warnings"]').first().click();
    await expect(page.locator('#warnings')).toBeInViewport();
    expect((await notedOf(page, 'Channel limits'))[0]?.ids).toContain('warnings');
  });
});
