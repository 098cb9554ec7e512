import { expect, type Page } from '@playwright/test';
import { cutOnPaper } from './cut';
import { type PrintedSheets, printedSheets } from './sheets';

/**
 * Fails when a printed page has text below 9.5 points, text in the margin, a sheet that is nearly empty, or anything that is cut.
 *
 * @returns the size of the smallest text, the number of sheets, and the words on them
 */
export async function expectWholeOnPaper(
  page: Page,
): Promise<{ smallest: number; sheets: number; words: PrintedSheets['words'] }> {
  const { sheets, texts, words, width, smallest, tooSmall, outside, empty } = await printedSheets(page);
  expect(texts, 'texts on the sheets').toBeGreaterThan(5);
  expect(tooSmall, 'text below 9.5 points').toEqual([]);
  expect(outside, 'text outside of the printed area').toEqual([]);
  expect(empty, 'sheets with hardly a word, or only at their top').toEqual([]);
  const { checked, cut } = await cutOnPaper(page, width);
  expect(checked, 'boxes that were looked at').toBeGreaterThan(5);
  expect(cut, 'boxes that paper would cut').toEqual([]);
  return { smallest: smallest.size, sheets, words };
}
