import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './finding';

export type FrontMatterField = { value: unknown; line: number };

/** The block between two `---` lines at the top of a text. */
export type FrontMatter = {
  fields: Map<string, FrontMatterField>;
  /** Number of the line that ends the block: 0 when there is no block, the last line when it is not closed. */
  lastLine: number;
  /** Whether no line ends the block, so that nothing says where the text begins. */
  isOpen?: true;
  /** Why and where the block cannot be read, and what to do. */
  fault?: Problem & { line: number };
};

function openBlock(lines: readonly string[]): FrontMatter {
  const line = lines.findIndex((one) => one.trim() === '');
  const fault = {
    line: line === -1 ? lines.length : line,
    reason: 'The front matter is not closed.',
    fix: 'write --- on a line below its last field.',
  };
  return { fields: new Map(), lastLine: lines.length, isOpen: true, fault };
}

/**
 * @param lines all lines of a text
 * @returns the fields with their lines; a block that is missing, open or not valid YAML has a `fault`
 */
export function readFrontMatter(lines: readonly string[]): FrontMatter {
  const fields = new Map<string, FrontMatterField>();
  const end = lines.indexOf('---', 1);
  if (lines[0] === '---' && end === -1) return openBlock(lines);
  if (end === -1 || lines[0] !== '---') {
    const reason = 'The file has no front matter between two lines "---".';
    return { fields, lastLine: 0, fault: { line: 1, reason, fix: 'start the file with it.' } };
  }
  const lineCounter = new LineCounter();
  const yaml = parseDocument(lines.slice(1, end).join('\n'), { lineCounter, prettyErrors: false });
  const lineOf = (offset: number) => lineCounter.linePos(offset).line + 1;
  const lastLine = end + 1;
  const [error] = yaml.errors;
  if (error) {
    const reason = `The front matter is not valid YAML: ${error.message}.`;
    const fix =
      error.code === 'TAB_AS_INDENT'
        ? 'indent the line with spaces.'
        : 'put a text that contains a colon or starts with a special character in quotation marks.';
    return { fields, lastLine, fault: { line: lineOf(error.pos[0]), reason, fix } };
  }
  if (!isMap(yaml.contents)) {
    const fix = 'write its fields as "name: value".';
    return { fields, lastLine, fault: { line: 1, reason: 'The front matter has no fields.', fix } };
  }
  for (const { key, value } of yaml.contents.items) {
    if (isScalar(key)) {
      const node = value as { toJS?: (document: typeof yaml) => unknown } | null;
      fields.set(String(key.value), { value: node?.toJS?.(yaml), line: lineOf(key.range?.[0] ?? 0) });
    }
  }
  return { fields, lastLine };
}

/** @returns the text of a field, or nothing when it is absent or no text */
export function textField(frontMatter: FrontMatter, name: string): string | undefined {
  const value = frontMatter.fields.get(name)?.value;
  return typeof value === 'string' ? value : undefined;
}
