import type { Random } from '../turn/random';

/** The pieces that a dictionary line prints; each piece is one of its variants. */
export type Printed = readonly (readonly string[])[];

/**
 * A dictionary line as it is printed: one random variant for each brace, `~` and `*` as written (sections 4.1 and 8).
 */
export function randomSpelling(printed: Printed, random: Random): string {
  return printed.reduce((text, variants) => {
    const variant = variants.length === 1 ? (variants[0] ?? '') : random.pick(variants);
    return text === '' ? variant : `${text} ${variant}`;
  }, '');
}
