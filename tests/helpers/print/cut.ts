import type { Page } from '@playwright/test';

/**
 * Lays a page out as on paper and looks for what a sheet would not show whole: boxes that scroll or hide what is wider
 * or higher than they are, and boxes that are wider than the sheet.
 *
 * @param width of what is printed on a sheet, in pixels
 * @returns how many boxes were looked at, and one line for each that is cut
 */
export async function cutOnPaper(page: Page, width: number): Promise<{ checked: number; cut: string[] }> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 960 });
  await page.emulateMedia({ media: 'print' });
  const result = await page.evaluate(findCut, width);
  await page.emulateMedia({ media: null });
  if (before) {
    await page.setViewportSize(before);
  }
  return result;
}

function findCut(width: number): { checked: number; cut: string[] } {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  // Words for screen readers alone are in a box of a pixel.
  const forScreenReaders = ({ width: w, height: h }: DOMRect) => w <= 1 || h <= 1;
  const cut: string[] = [];
  let checked = 0;
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || forScreenReaders(box)) continue;
    checked += 1;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) {
      cut.push(`${nameOf(element)}: ${element.scrollWidth - element.clientWidth} px at its side`);
    }
    if (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1) {
      cut.push(`${nameOf(element)}: ${element.scrollHeight - element.clientHeight} px below`);
    }
    // A box starts and ends between two pixels.
    if (box.right > width + 2 || box.left < -2) {
      cut.push(`${nameOf(element)}: from ${Math.round(box.left)} to ${Math.round(box.right)} px of ${width}`);
    }
  }
  return { checked, cut };
}
