/** Tags of question lines that have no meaning inside braces or in a dictionary (sections 15.1 and 15.2). */
const tag = /(?<=^|[^\\])(?:\\\\)*(\[\s*(?:oneword\s*\]|fromstate(?=[\s(\]])))/i;

/** The first of them in a text, and where it is; null when there is none. A bracket with a backslash is no tag. */
export function outsideTag(text: string): { readonly tag: string; readonly at: number } | null {
  const found = tag.exec(text);
  if (found?.[1] === undefined) return null;
  return { tag: found[1], at: found.index + found[0].length - found[1].length };
}
