/** The first script of the site names all others, so its own name is another one in every version of the site. */
const firstScript = /\/runtime~main\.[\w.]+/;

/**
 * @param html of a page that was fetched
 * @returns whether it is of the same version of the site as the page that is open
 */
export const isOfThisVersion = (html: string): boolean =>
  firstScript.exec(html)?.[0] === firstScript.exec(document.head.innerHTML)?.[0];

/** Thrown instead of turning to a page: Docusaurus then loads the address as a whole, once. */
export class OtherVersion extends Error {
  constructor(address: string) {
    super(`${address} is of another version of the site`);
  }
}
