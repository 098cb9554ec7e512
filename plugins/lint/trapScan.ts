export type TrapKind = 'module word' | 'heading' | 'template' | 'HTML comment' | 'brace' | 'angle bracket';

/** A place that MDX would read as code, not as text, or as text, not as a heading. */
export type Trap = { line: number; kind: TrapKind; found: string };

const fence = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(`{3,}|~{3,})/;
const codeSpan = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)/g;
const mdxComment = /\{\/\*[\s\S]*?\*\/\}/g;
const componentTag = /<\/?[A-Z][\w.]*(?:\s[^<>]*)?\/?>/g;
const headingId = /^(#{1,6}.*?)\s*\\?\{#[^{}]*\}\s*$/;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Blanks fenced code. A fence ends with at least as many of its own characters and nothing after them. */
function blankFences(lines: readonly string[]): string[] {
  let open: string | undefined;
  return lines.map((line) => {
    const mark = fence.exec(line)?.[1];
    if (open === undefined) {
      open = mark;
      return mark === undefined ? line : '';
    }
    if (mark?.startsWith(open) && line.trim().replace(/^[>\s]*/, '') === mark) {
      open = undefined;
    }
    return '';
  });
}

/** @returns the lines with code, MDX comments and component tags blanked; the number of lines stays */
function textLines(lines: readonly string[]): string[] {
  return blankFences(lines)
    .map((line) => line.replace(headingId, '$1'))
    .join('\n')
    .replace(codeSpan, blank)
    .replace(mdxComment, blank)
    .replace(componentTag, blank)
    .split('\n');
}

const realImport = /^import\s(?:[\w*{}\s,]+\sfrom\s)?(['"])[^'"]+\1;?\s*$/;

/** @returns the index of the first line after the front matter and the imports at the top */
function firstTextLine(lines: readonly string[], begin: number): number {
  let index = begin;
  while (index < lines.length && (lines[index]?.trim() === '' || realImport.test(lines[index] ?? ''))) {
    index += 1;
  }
  return index;
}

const patterns: { kind: TrapKind; pattern: RegExp }[] = [
  { kind: 'module word', pattern: /^(?:import|export)\b/g },
  { kind: 'heading', pattern: /^#{2,6}(?=[^\s#])/g },
  { kind: 'HTML comment', pattern: /<!--/g },
  { kind: 'template', pattern: /\{\{[^{}]*(?:\}\})?/g },
  { kind: 'brace', pattern: /(?<![{\\])\{(?!\{)[^{}]*\}?/g },
  { kind: 'angle bracket', pattern: /(?<!\\)<(?!!--)[^\s<>]*>?/g },
];

/**
 * Looks for what MDX reads otherwise than it is meant. It reads lines, not a tree, so it can also say why a text cannot be parsed.
 *
 * @param lines all lines of a file
 * @param begin index of the first line after the front matter
 * @param isKnownElement whether a name may be used in angle brackets
 */
export function findTraps(
  lines: readonly string[],
  begin: number,
  isKnownElement: (name: string) => boolean,
): { traps: Trap[]; checked: number } {
  const text = textLines(lines);
  const traps: Trap[] = [];
  let checked = 0;
  for (let index = firstTextLine(lines, begin); index < lines.length; index += 1) {
    const line = text[index] ?? '';
    checked += line.trim() === '' ? 0 : 1;
    for (const { kind, pattern } of patterns) {
      for (const [found] of line.matchAll(pattern)) {
        const element = /^<\/?([A-Za-z][\w.]*)/.exec(found)?.[1];
        if (!(kind === 'angle bracket' && element !== undefined && isKnownElement(element))) {
          traps.push({ line: index + 1, kind, found });
        }
      }
    }
  }
  return { traps, checked };
}
