/** Thrown instead of turning to a page: Docusaurus then loads the address as a whole, once. */
export class OtherVersion extends Error {
  constructor(address: string) {
    super(`${address} is of another version of the site`);
  }
}
