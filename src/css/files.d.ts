/** A font file, as the address that it has on the site. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
