import type { Code } from '../diagnostics/codes';
import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import type { Spelling } from '../words/spelling';
import { type Element, isStar, type Pattern, wordTests } from './elements';
import { outsideTag } from './outsideTag';
import { parseDictionaryTag } from './parseDictionaryTag';
import { inlineMark, parseInline } from './parseInline';

/** Where a pattern appears, which decides which tags are read (sections 4 and 5). */
type PatternPlace = 'question' | 'that';

const escapable = '\\[*{<';
const oneWord = /\[\s*oneword\s*\]/iy;
const fromState = /\[\s*fromstate(?=[\s(\]])/iy;
const dictionaryTag = /\[\s*<?\s*(?:lc|u|su)?dict\s*\(/i;
const tagStart = /\[[^\]\s]*\]?/y;

/** Reads the rest of a line as a pattern. Fails with 10005, 10100, 10101, 10200, 10201, 103xx, 104xx, 10500. */
export function parsePattern(cursor: Cursor, names: Names, place: PatternPlace): Pattern {
  return new PatternParser(cursor, names, place).parse();
}

class PatternParser {
  private readonly elements: Element[] = [];
  private readonly open: { fragment: number; at: number; size: number }[] = [];
  private fragments = 0;
  private fromNode: string | null = null;
  private text = '';
  private textStart: number;
  private readonly spelling: Spelling;

  constructor(
    private readonly cursor: Cursor,
    private readonly names: Names,
    private readonly place: PatternPlace,
  ) {
    this.spelling = names.spelling;
    this.textStart = cursor.pos;
  }

  parse(): Pattern {
    const { cursor } = this;
    if (cursor.rest().trim() === '') cursor.fail(10005, 0);
    while (!cursor.atEnd) this.next();
    this.flush();
    const unclosed = this.open.at(-1);
    if (unclosed !== undefined) {
      cursor.pos = unclosed.at + 2;
      cursor.fail(10201, unclosed.at);
    }
    const count = (...kinds: Element['kind'][]) => this.elements.filter(({ kind }) => kinds.includes(kind)).length;
    const oneWords = count('oneWord');
    return {
      elements: this.elements,
      starred: oneWords > 0 || this.elements.some(isStar),
      oneWords,
      dictionaries: count('dictionary'),
      fromNode: this.fromNode,
    };
  }

  private next(): void {
    const { cursor, place } = this;
    const char = cursor.peek();
    if (char === '\\') this.escape();
    else if (char === '*') this.star();
    else if (char === '{' || char === '<') this.inline();
    else if (char === '[') this.tag();
    else if (place === 'question' && cursor.startsWith('-]')) this.closeFragment();
    else {
      this.text += char;
      cursor.pos++;
    }
  }

  private escape(): void {
    const escaped = this.cursor.peek(1);
    if (escaped === '' || !escapable.includes(escaped)) {
      this.cursor.pos += 2;
      this.cursor.fail(10500, this.cursor.pos - 2, `\\${escaped}`);
    }
    this.text += escaped;
    this.cursor.pos += 2;
  }

  private star(): void {
    this.flush();
    const from = this.cursor.pos;
    const long = this.cursor.startsWith('**');
    this.cursor.pos += long ? 2 : 1;
    this.add({ kind: long ? 'superStar' : 'star' }, from);
  }

  private inline(): void {
    this.flush();
    const { cursor } = this;
    const from = cursor.pos;
    const mark = inlineMark(cursor) ?? cursor.fail(10400);
    const variants = parseInline(cursor, mark).map((variant) => wordTests(variant, this.spelling));
    this.refuseTags(from);
    const braces = cursor.text.slice(from, cursor.pos);
    if (dictionaryTag.test(braces)) cursor.warn('brace', from, braces);
    if (mark === '<') variants.push([]);
    this.elements.push({ kind: 'inline', variants });
    this.textStart = cursor.pos;
  }

  /** A tag in the braces that were read since `from` would be plain text. */
  private refuseTags(from: number): void {
    const { cursor, place } = this;
    const braces = cursor.text.slice(from, cursor.pos);
    const found = outsideTag(braces);
    if (found === null) return;
    cursor.pos = from + found.at + found.tag.length;
    cursor.fail(place === 'that' ? 10101 : 10100, from + found.at, braces);
  }

  private tag(): void {
    const { cursor } = this;
    this.flush();
    if (cursor.startsWith('[-') && this.place === 'question') this.openFragment();
    else if (this.place === 'that') this.unknownTag(10101, cursor.pos);
    else if (inlineMark(cursor) === '[=>') this.inline();
    else this.questionTag();
  }

  private questionTag(): void {
    const { cursor } = this;
    const from = cursor.pos;
    if (cursor.match(oneWord) !== null) {
      this.add({ kind: 'oneWord' }, from);
      return;
    }
    if (cursor.match(fromState) !== null) {
      this.fromState(from);
      return;
    }
    const tag = parseDictionaryTag(cursor, this.names);
    if (tag === null) this.unknownTag(10100, from);
    else this.elements.push({ kind: 'dictionary', ...tag });
    this.textStart = cursor.pos;
  }

  private unknownTag(code: Code, from: number): never {
    const tag = this.cursor.match(tagStart) ?? '[';
    this.cursor.fail(code, from, tag);
  }

  private openFragment(): void {
    const from = this.cursor.pos;
    this.fragments++;
    this.open.push({ fragment: this.fragments, at: from, size: this.elements.length + 1 });
    this.cursor.pos += 2;
    this.add({ kind: 'open', fragment: this.fragments }, from);
  }

  private closeFragment(): void {
    this.flush();
    const from = this.cursor.pos;
    this.cursor.pos += 2;
    const opened = this.open.pop();
    if (opened === undefined) this.cursor.fail(10200, from);
    if (opened.size === this.elements.length) this.cursor.warn(10202, opened.at);
    this.add({ kind: 'close', fragment: opened.fragment }, from);
  }

  /** Section 15.2: at the start of a question line, at most once, the node in quotes. */
  private fromState(from: number): void {
    const { cursor } = this;
    if (this.fromNode !== null || this.elements.length > 0) cursor.fail(10100, from, '[FromState');
    cursor.span('tag', from);
    const node = /\s*\(\s*"([^"]*)"\s*\)\s*\]/y;
    node.lastIndex = cursor.pos;
    const found = node.exec(cursor.text);
    if (found === null) {
      cursor.fail(12006, from);
      return;
    }
    cursor.pos = node.lastIndex;
    cursor.span('string', from + '[FromState'.length);
    this.fromNode = found[1]?.trim() ?? '';
    this.names.needsNode(this.fromNode, cursor.offset(from), cursor.offset(cursor.pos));
    this.textStart = cursor.pos;
  }

  private add(element: Element, from: number): void {
    this.elements.push(element);
    const fragment = element.kind === 'open' || element.kind === 'close';
    this.cursor.span(fragment ? 'fragment' : 'star', from);
    this.textStart = this.cursor.pos;
  }

  /** Turns the text read so far into words. Text of gaps only is an element that matches nothing. */
  private flush(): void {
    const tests = wordTests(this.text, this.spelling);
    for (const test of tests) this.elements.push({ kind: 'word', test });
    if (tests.length === 0 && this.text.trim() !== '') this.elements.push({ kind: 'gap' });
    this.cursor.span('text', this.textStart);
    this.text = '';
    this.textStart = this.cursor.pos;
  }
}
