/** The style sheet of the site, which is the first that a page names. */
const sheet = /<link rel="?stylesheet"? href="?([^" >]+\.css)"?\s*\/?>/;

/**
 * @param css the style sheet of the site
 * @returns address of the first font file that it names: that of every page
 * @throws Error when it names none
 */
export function firstFont(css: string): string {
  const [, address] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(css) ?? [];
  if (address === undefined) {
    throw new Error(
      '[first-screen] The style sheet of the site names no font file. Fix: name the font of every page first in src/css/fonts.css.',
    );
  }
  return address;
}

/**
 * @param html a built page
 * @param fontIn finds the font that a style sheet names first
 * @param file path of the page, for messages
 * @returns the page, which now asks for the font together with its style sheet, and not only when the sheet has come
 * @throws Error when the page names no style sheet
 */
export function fontFirst(html: string, fontIn: (sheet: string) => string, file: string): string {
  const found = sheet.exec(html);
  if (found?.[1] === undefined) {
    throw new Error(
      `[first-screen] ${file} names no style sheet. Fix: compare plugins/bundle/first-screen/fontFirst.ts with this version of Docusaurus.`,
    );
  }
  const preload = `<link rel="preload" as="font" type="font/woff2" href="${fontIn(found[1])}" crossorigin>`;
  return html.slice(0, found.index) + preload + html.slice(found.index);
}
