import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Smallest size of text on paper, in points. */
const smallestAllowed = 9.5;

/** A sheet of A4 with the margins of `src/css/print.css`, in millimetres. */
const sheet = { width: 210, margin: 16 };

const pointsOf = (millimetres: number) => (millimetres / 25.4) * 72;

/** Width of what is printed on a sheet, in the pixels of CSS. */
export const printedWidth = Math.floor(((sheet.width - 2 * sheet.margin) / 25.4) * 96);

export type PrintedSheets = {
  sheets: number;
  texts: number;
  /** Size of the smallest text in points, and the words themselves. */
  smallest: { size: number; words: string };
  /** What has a smaller size than allowed, once each. */
  tooSmall: string[];
  /** What is printed in the margin or beyond the edge of a sheet. */
  outside: string[];
};

type Printed = { size: number; words: string; left: number; right: number; sheet: number };

/**
 * Prints a page as a reader does, and reads what is on the sheets. A browser makes everything smaller when one thing is
 * wider than a sheet; this shows in the sizes.
 */
export async function printedSheets(page: Page): Promise<PrintedSheets> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const printed: Printed[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) {
      if ('str' in item && item.str.trim() !== '') {
        const [, , sideways = 0, upwards = 0, left = 0] = item.transform as number[];
        const size = Math.hypot(sideways, upwards);
        printed.push({ size, words: item.str, left, right: left + item.width, sheet: number });
      }
    }
  }
  const sheets = document.numPages;
  await document.loadingTask.destroy();
  return { sheets, texts: printed.length, ...judge(printed) };
}

function judge(printed: readonly Printed[]): Pick<PrintedSheets, 'smallest' | 'tooSmall' | 'outside'> {
  // A point is a third of a millimetre: letters may reach a little beyond their box.
  const [left, right] = [pointsOf(sheet.margin) - 2, pointsOf(sheet.width - sheet.margin) + 2];
  const line = ({ size, words, sheet: number }: Printed) => `${size.toFixed(2)} pt on sheet ${number}: ${words}`;
  const smallest = printed.reduce((least, { size, words }) => (size < least.size ? { size, words } : least), {
    size: Number.POSITIVE_INFINITY,
    words: '',
  });
  return {
    smallest,
    tooSmall: [...new Set(printed.filter(({ size }) => size < smallestAllowed).map(line))],
    outside: printed.filter((text) => text.left < left || text.right > right).map(line),
  };
}
