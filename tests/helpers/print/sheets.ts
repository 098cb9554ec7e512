import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Smallest size of text on paper, in points. */
const smallestAllowed = 9.5;

/** Graphs are made as small as the sheet needs them; theirs is the size of 13 pixels in one of 823 on a sheet of 670. */
const smallestInGraphs = 7.9;

/** Margin at the sides of a sheet, as in `src/css/print.css`: 16 millimetres, in points. */
const margin = (16 / 25.4) * 72;

export type PrintedSheets = {
  sheets: number;
  texts: number;
  /** Width of what is printed on the first sheet, in the pixels of CSS. */
  width: number;
  /** What is between two spaces, hyphens or ends of lines. */
  words: ReadonlySet<string>;
  /** Size of the smallest text in points, and the words themselves. */
  smallest: { size: number; words: string };
  /** What has a smaller size than allowed, once each. */
  tooSmall: string[];
  /** What is printed in the margin or beyond the edge of a sheet. */
  outside: string[];
  /**
   * Sheets before the last one with hardly a word, or with words at their top alone: what was too large has gone to the
   * next one. The last one is empty without a word.
   */
  empty: string[];
};

/** `least` is the size that it must have. */
type Printed = {
  least: number;
  size: number;
  words: string;
  left: number;
  right: number;
  sheet: number;
  width: number;
  /** Place on the sheet: 0 at its top, 1 at its bottom. */
  down: number;
};

/** @returns what a line may not break */
export const wordsOf = (text: string): string[] => text.split(/[\s\u2013-]+/).filter((word) => word !== '');

/**
 * Prints a page as a reader does, and reads what is on the sheets. A browser makes everything smaller when one thing is
 * wider than a sheet; this shows in the sizes.
 */
export async function printedSheets(page: Page): Promise<PrintedSheets> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const inGraphs = (await page.locator('.fig-fixed text').allTextContents()).join('\n');
  // The words are read and not drawn, so their fonts need not be made ready for a screen.
  const document = await getDocumentProxy(new Uint8Array(pdf), { disableFontFace: true });
  const printed: Printed[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const { items } = await sheet.getTextContent();
    const [, , width = 0, height = 1] = sheet.view;
    for (const item of items) {
      if ('str' in item && item.str.trim() !== '') {
        const [, , sideways = 0, upwards = 0, left = 0, bottom = 0] = item.transform as number[];
        const size = Math.hypot(sideways, upwards);
        const least = inGraphs.includes(item.str.trim()) ? smallestInGraphs : smallestAllowed;
        const place = { left, right: left + item.width, sheet: number, width, down: 1 - bottom / height };
        printed.push({ least, size, words: item.str, ...place });
      }
    }
  }
  const sheets = document.numPages;
  await document.loadingTask.destroy();
  return {
    sheets,
    texts: printed.length,
    width: Math.floor((((printed[0]?.width ?? 0) - 2 * margin) / 72) * 96),
    words: new Set(printed.flatMap(({ words }) => wordsOf(words))),
    ...judge(printed),
    empty: emptySheets(printed, sheets),
  };
}

/** Without the number in the margin. */
const fewTexts = 3;

/** Where the margin begins, and what of a sheet is its top. */
const aboveMargin = 0.94;
const top = 0.4;

function emptySheets(printed: readonly Printed[], sheets: number): string[] {
  const isEmpty = (sheet: number) => {
    const texts = printed.filter((text) => text.sheet === sheet && text.down < aboveMargin);
    return texts.length === 0 || (sheet < sheets && (texts.length < fewTexts || texts.every(({ down }) => down < top)));
  };
  const wordsOn = (sheet: number) => printed.filter((text) => text.sheet === sheet).map(({ words }) => words);
  return Array.from({ length: sheets }, (_, index) => index + 1)
    .filter(isEmpty)
    .map((sheet) => `sheet ${sheet}: ${wordsOn(sheet).join(' ')}`);
}

function judge(printed: readonly Printed[]): Pick<PrintedSheets, 'smallest' | 'tooSmall' | 'outside'> {
  // A point is a third of a millimetre: letters may reach a little beyond their box.
  const isOutside = ({ left, right, width }: Printed) => left < margin - 2 || right > width - margin + 2;
  const line = ({ size, words, sheet: number }: Printed) => `${size.toFixed(2)} pt on sheet ${number}: ${words}`;
  const smallest = printed.reduce((least, { size, words }) => (size < least.size ? { size, words } : least), {
    size: Number.POSITIVE_INFINITY,
    words: '',
  });
  return {
    smallest,
    tooSmall: [...new Set(printed.filter(({ least, size }) => size < least).map(line))],
    outside: printed.filter(isOutside).map(line),
  };
}
