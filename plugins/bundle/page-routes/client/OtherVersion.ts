/** Thrown instead of opening a page: Docusaurus then loads the address in full, once. */
export class OtherVersion extends Error {
  constructor(address: string) {
    super(`${address} is of another version of the site`);
  }
}
