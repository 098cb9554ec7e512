/** Replaces a component that this site never shows. */
export default function nothing() {
  return null;
}
