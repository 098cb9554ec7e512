/** The last element of the bar (`theme-classic`, `Navbar/Layout`): what lies under the open menu of a phone. */
const endOfBar = /<div (?=[^>]*\bclass="?navbar-sidebar__backdrop\b)/;

/** The first element of the head. */
const charset = /<meta charset="?utf-8"?\s*\/?>/i;

const id = 'end-of-bar';

/**
 * The right half of the bar moves to the left with each part of it that arrives, so nothing is painted before the bar is whole
 * (https://html.spec.whatwg.org/#link-type-expect). Browsers that do not know the link paint earlier.
 *
 * @param html a built page
 * @param file path of the page, for messages
 * @returns the page, which waits for the end of its bar before the first paint
 * @throws Error when the page has no bar or no charset
 */
export function wholeBar(html: string, file: string): string {
  const missing = !endOfBar.test(html) ? 'has no end of its bar' : !charset.test(html) ? 'names no charset' : undefined;
  if (missing !== undefined) {
    throw new Error(
      `[first-screen] ${file} ${missing}. Fix: compare plugins/bundle/first-screen/wholeBar.ts with this version of Docusaurus.`,
    );
  }
  return html
    .replace(endOfBar, `$&id="${id}" `)
    .replace(charset, `$&<link rel="expect" href="#${id}" blocking="render">`);
}
