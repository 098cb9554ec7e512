import type { Random } from '../turn/random';

const group = /\\([\\[*{<])|\{([^{}]*)\}/g;

/**
 * A dictionary line as it is printed: as written, `~` and `*` included, with one random variant for each brace
 * (sections 4.1 and 8).
 */
export function randomSpelling(line: string, random: Random): string {
  const printed = line.replace(group, (_all, escaped: string | undefined, variants: string | undefined) => {
    if (variants === undefined) return escaped ?? '';
    const variant = random.pick(variants.split('/')).trim();
    return variant === '--' ? '' : variant;
  });
  return printed.replace(/\s+/g, ' ').trim();
}
