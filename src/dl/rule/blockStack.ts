import type { AnswerItem, Body, Bool } from '../answer/nodes';
import { readSwitched } from '../answer/parseChoice';
import { parseCondition } from '../answer/parseCondition';
import type { AnswerReader } from '../answer/reader';
import type { Cursor } from '../source/cursor';
import { blockWord, type blockWords } from './lineKind';

interface IfLevel {
  readonly kind: 'if';
  readonly branches: { when: Bool | null; items: AnswerItem[] }[];
}

interface SwitchLevel {
  readonly kind: 'switch';
  readonly value: Body;
  readonly cases: { value: Body | null; items: AnswerItem[] }[];
}

/**
 * The answers of a rule while its block lines are open (section 10.3). Block lines have no place in the order of a
 * rule. Fails with 10001 (a line that ends too early), 11600, 11601, 22000–22007 and the codes of conditions.
 */
export class BlockStack {
  readonly items: AnswerItem[] = [];
  private readonly levels: (IfLevel | SwitchLevel)[] = [];

  /** The innermost open block. */
  get open(): 'if' | 'switch' | null {
    return this.levels.at(-1)?.kind ?? null;
  }

  add(item: AnswerItem): void {
    this.current().push(item);
  }

  /** The list that takes the next answer; between `--switch` and its first `--case` it is outside of all blocks. */
  private current(): AnswerItem[] {
    const level = this.levels.at(-1);
    if (level === undefined) return this.items;
    const part = level.kind === 'if' ? level.branches.at(-1) : level.cases.at(-1);
    return part?.items ?? this.items;
  }

  read(reader: AnswerReader): void {
    const { cursor } = reader;
    const word = blockWord(cursor.text);
    cursor.match(/--\s*/y);
    cursor.pos += word?.length ?? 0;
    cursor.span('keyword', 0);
    cursor.skipSpaces();
    const apply = word === null ? null : this.apply(word, reader);
    cursor.skipSpaces();
    if (!cursor.atEnd) cursor.fail(22003, cursor.pos, cursor.rest());
    apply?.();
  }

  /** Reads a block line; the returned function changes the levels once the line is known to end there. */
  private apply(word: (typeof blockWords)[number], reader: AnswerReader): () => void {
    const { cursor } = reader;
    const level = this.levels.at(-1);
    switch (word) {
      case 'if': {
        const when = readCondition(reader);
        return () => this.levels.push({ kind: 'if', branches: [{ when, items: [] }] });
      }
      case 'elsif':
      case 'else':
      case 'endif': {
        const code = word === 'else' ? 22001 : 22000;
        if (level?.kind !== 'if') return cursor.fail(code, 0, `--${word}`);
        return this.inIf(word, level, reader, code);
      }
      case 'switch': {
        if (level?.kind === 'switch' && level.cases.length === 0) cursor.fail(22007, 0);
        const value = readValue(reader);
        return () => this.levels.push({ kind: 'switch', value, cases: [] });
      }
      default:
        if (word === 'case') expectBracket(cursor);
        if (level?.kind !== 'switch') return cursor.fail(word === 'case' ? 22004 : 22005, 0, `--${word}`);
        return this.inSwitch(word, level, reader);
    }
  }

  private inIf(
    word: 'elsif' | 'else' | 'endif',
    level: IfLevel,
    reader: AnswerReader,
    code: 22000 | 22001,
  ): () => void {
    if (word === 'endif') return () => this.close({ kind: 'ifBlock', branches: level.branches });
    if (level.branches.at(-1)?.when === null) reader.cursor.fail(code, 0, `--${word}`);
    const when = word === 'else' ? null : readCondition(reader);
    return () => level.branches.push({ when, items: [] });
  }

  private inSwitch(word: 'case' | 'default' | 'endswitch', level: SwitchLevel, reader: AnswerReader): () => void {
    const { cursor } = reader;
    const last = level.cases.at(-1);
    if (word === 'case') {
      if (last?.value === null) cursor.fail(22004, 0);
      const value = readValue(reader);
      return () => level.cases.push({ value, items: [] });
    }
    if (last === undefined || (word === 'default' && last.value === null)) cursor.fail(22005, 0, `--${word}`);
    if (word === 'default') return () => level.cases.push({ value: null, items: [] });
    return () => this.close({ kind: 'switchBlock', value: level.value, cases: level.cases });
  }

  private close(item: AnswerItem): void {
    this.levels.pop();
    this.add(item);
  }
}

/** Fails with 11600 about the word of the line, which has been read. */
function expectBracket(cursor: Cursor): void {
  if (cursor.peek() !== '(') cursor.fail(11600, 0, cursor.text.slice(0, cursor.pos).trimEnd());
}

function readCondition(reader: AnswerReader): Bool {
  const { cursor } = reader;
  expectBracket(cursor);
  return parseCondition(reader, false) ?? unfinished(cursor);
}

function readValue(reader: AnswerReader): Body {
  const { cursor } = reader;
  expectBracket(cursor);
  return readSwitched(reader) ?? unfinished(cursor);
}

function unfinished(cursor: Cursor): never {
  cursor.pos = cursor.text.length;
  return cursor.fail(10001, 0, cursor.text.slice(0, 40));
}
