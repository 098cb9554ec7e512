/** What Docusaurus and `page-routes` write into the head; the style sheet of the site is the first. */
const sheet = /<link rel="?stylesheet"? href="?([^" >]+\.css)"?\s*\/?>/g;

/** The first font of a style sheet: its rule, its name and its file. */
const firstFont = /@font-face\s*\{\s*font-family:\s*["']?([\w ]+)["']?;[^}]*?url\(["']?([^"')]+\.woff2)["']?\)[^}]*\}/;

/** The bundler knows a style by this name, and does not fetch its file when a later page needs it. */
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
 * @returns the page with its style sheets in itself, after the font of every page
 * @throws Error when the page names no style sheet, or that of the site no font
 */
export function textFirst(html: string, fileAt: (address: string) => Buffer, file: string): string {
  const [, site] = new RegExp(sheet.source).exec(html) ?? [];
  if (site === undefined) {
    throw new Error(
      `[first-screen] ${file} names no style sheet. Fix: compare plugins/bundle/first-screen/textFirst.ts with this version of Docusaurus.`,
    );
  }
  const siteCss = fileAt(site).toString();
  const [rule, family, font] = firstFont.exec(siteCss) ?? [];
  if (rule === undefined || family === undefined || font === undefined) {
    throw new Error(
      `[first-screen] ${site} names no font file. Fix: name the font of every page first in src/css/fonts.css.`,
    );
  }
  const inPage = rule.replace(font, `data:font/woff2;base64,${fileAt(font).toString('base64')}`);
  // Even a font that is in the page is read only when a layout has found a word of it, and then the words are laid out
  // again. This asks for it while the rest of the page is still on its way.
  const first = `<style>${inPage}</style><script>document.fonts.load("1em ${family}")</script>`;
  return html.replace(sheet, (_tag, address: string) =>
    address === site
      ? first + styleOf(address, siteCss.replace(rule, ''))
      : styleOf(address, fileAt(address).toString()),
  );
}
