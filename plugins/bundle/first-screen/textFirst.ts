/** What Docusaurus and `page-routes` write into the head; the style sheet of the site is the first. */
const sheet = /<link rel="?stylesheet"? href="?([^" >]+\.css)"?\s*\/?>/g;

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
 * @param cssAt finds the text of a style sheet by its address
 * @param file path of the page, for messages
 * @returns the page with its style sheets in itself, after the address of its font
 * @throws Error when the page names no style sheet
 */
export function textFirst(html: string, cssAt: (address: string) => string, file: string): string {
  const [, site] = new RegExp(sheet.source).exec(html) ?? [];
  if (site === undefined) {
    throw new Error(
      `[first-screen] ${file} names no style sheet. Fix: compare plugins/bundle/first-screen/textFirst.ts with this version of Docusaurus.`,
    );
  }
  const preload = `<link rel="preload" as="font" type="font/woff2" href="${firstFont(cssAt(site))}" crossorigin>`;
  return html.replace(
    sheet,
    (_tag, address: string) => (address === site ? preload : '') + styleOf(address, cssAt(address)),
  );
}
