import { fontFirst } from './fontFirst';

/** What Docusaurus and `page-routes` write into the head; the style sheet of the site is the first. */
const sheet = /<link rel="?stylesheet"? href="?([^" >]+\.css)"?\s*\/?>/g;

/** The bundler recognises a style by this name, and does not fetch its file when a later page needs it. */
function styleOf(address: string, css: string): string {
  if (/<\/style/i.test(css)) {
    throw new Error(
      `[first-screen] ${address} contains "</style", which would end the style of a page. Fix: write it as "<\\/style".`,
    );
  }
  return `<style data-href="${address}">${css}</style>`;
}

/**
 * @param html a built page
 * @param fileAt reads a file of the site by its address
 * @param file path of the page, for messages
 * @returns the page with its style sheets inlined, after the font
 * @throws Error when the page refers to no style sheet, or the sheet of the site to no font
 */
export function textFirst(html: string, fileAt: (address: string) => Buffer, file: string): string {
  const [, site] = new RegExp(sheet.source).exec(html) ?? [];
  if (site === undefined) {
    throw new Error(
      `[first-screen] ${file} names no style sheet. Fix: compare plugins/bundle/first-screen/textFirst.ts with this version of Docusaurus.`,
    );
  }
  const withFont = fontFirst(fileAt(site).toString(), fileAt);
  if (withFont === undefined) {
    throw new Error(
      `[first-screen] ${site} names no font file. Fix: name the font of every page first in src/css/fonts.css.`,
    );
  }
  const { font, css } = withFont;
  return html.replace(sheet, (_tag, address: string) =>
    address === site ? font + styleOf(address, css) : styleOf(address, fileAt(address).toString()),
  );
}
