import { places } from '../answer/bodyPlace';
import type { AnswerItem, Body, Bool } from '../answer/nodes';
import { parseBody } from '../answer/parseBody';
import { parseBool } from '../answer/parseBool';
import { readSwitched } from '../answer/parseChoice';
import type { Cursor } from '../source/cursor';
import type { Names } from './names';

interface IfLevel {
  readonly kind: 'if';
  readonly branches: { when: Bool | null; items: AnswerItem[] }[];
}

interface SwitchLevel {
  readonly kind: 'switch';
  readonly value: Body;
  readonly cases: { value: Body | null; items: AnswerItem[] }[];
}

/** The answers of a rule while its block lines are open (section 10.3). Fails with 22000–22010, 10102, 11600, 13xxx. */
export class BlockStack {
  readonly items: AnswerItem[] = [];
  answers = 0;
  private readonly levels: (IfLevel | SwitchLevel)[] = [];

  get untouched(): boolean {
    return this.items.length === 0 && this.levels.length === 0;
  }

  /** The innermost open block. */
  get open(): 'if' | 'switch' | null {
    return this.levels.at(-1)?.kind ?? null;
  }

  add(item: AnswerItem): void {
    if (item.kind === 'answer') this.answers++;
    this.current()?.push(item);
  }

  /** The list that takes the next answer; null between `--switch` and its first `--case`, where answers are lost. */
  private current(): AnswerItem[] | null {
    const level = this.levels.at(-1);
    if (level === undefined) return this.items;
    const part = level.kind === 'if' ? level.branches.at(-1) : level.cases.at(-1);
    return part?.items ?? null;
  }

  read(cursor: Cursor, names: Names): void {
    const name = (cursor.match(/--\w+/y) ?? '').toLowerCase();
    cursor.span('keyword', 0);
    const level = this.levels.at(-1);
    const waits = level?.kind === 'switch' && level.cases.length === 0;
    if (waits && name === '--switch') cursor.fail(22007, 0);
    if (waits && name !== '--case' && name !== '--endswitch' && name !== '--default') cursor.fail(22006, 0, name);
    switch (name) {
      case '--if':
        this.levels.push({ kind: 'if', branches: [{ when: readCondition(cursor, names), items: [] }] });
        break;
      case '--elsif':
        if (level?.kind !== 'if') {
          cursor.fail(22000, 0, name);
          return;
        }
        this.branch(cursor, level, name).push({ when: readCondition(cursor, names), items: [] });
        break;
      case '--else':
        if (level?.kind !== 'if') {
          cursor.fail(22001, 0);
          return;
        }
        this.branch(cursor, level, name).push({ when: null, items: [] });
        break;
      case '--endif':
        if (level?.kind !== 'if') {
          cursor.fail(22000, 0, name);
          return;
        }
        this.levels.pop();
        this.add({ kind: 'ifBlock', branches: level.branches });
        break;
      case '--switch':
        this.levels.push({ kind: 'switch', value: readSwitch(cursor, names), cases: [] });
        break;
      case '--case':
        if (level?.kind !== 'switch') {
          cursor.fail(22004, 0);
          return;
        }
        this.switchCase(cursor, level, name).push({ value: readCase(cursor, names), items: [] });
        break;
      case '--default':
        if (level?.kind !== 'switch' || waits) {
          cursor.fail(waits ? 22006 : 22005, 0, name);
          return;
        }
        this.switchCase(cursor, level, name).push({ value: null, items: [] });
        break;
      default:
        if (level?.kind !== 'switch' || waits) {
          cursor.fail(22005, 0, name);
          return;
        }
        this.levels.pop();
        this.add({ kind: 'switchBlock', value: level.value, cases: level.cases });
    }
    cursor.skipSpaces();
    const rest = cursor.pos;
    if (!cursor.atEnd) cursor.fail(22003, rest, cursor.rest());
  }

  private branch(cursor: Cursor, level: IfLevel, name: string): IfLevel['branches'] {
    if (level.branches.at(-1)?.when === null) cursor.fail(22002, 0, name);
    return level.branches;
  }

  private switchCase(cursor: Cursor, level: SwitchLevel, name: string): SwitchLevel['cases'] {
    if (level.cases.at(-1)?.value === null) cursor.fail(22010, 0, name);
    return level.cases;
  }
}

function readCondition(cursor: Cursor, names: Names): Bool {
  if (!cursor.eat('(')) cursor.fail(11600, 0);
  const when = parseBool(cursor, names, ')');
  if (!cursor.eat(')')) cursor.fail(11601, 0);
  return when;
}

function readSwitch(cursor: Cursor, names: Names): Body {
  if (!cursor.eat('(')) cursor.fail(23000, 0);
  return readSwitched(cursor, names, 0);
}

function readCase(cursor: Cursor, names: Names): Body {
  if (!cursor.eat('(')) cursor.fail(23100, 0);
  const value = parseBody(cursor, names, places.switched);
  if (!cursor.eat(')')) cursor.fail(23101, 0);
  return value;
}
