import { InputFault } from './inputFault';

/** A line of a fence that says something. */
export interface SourceLine {
  readonly number: number;
  readonly text: string;
}

/** @returns the lines with a text; empty lines and lines that begin with `//` are remarks of the writer */
export function sourceLines(source: string): SourceLine[] {
  return source
    .split('\n')
    .map((text, index) => ({ number: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('//'));
}

/** A line of the form `from -> to: label`. */
export interface ArrowLine {
  readonly line: number;
  readonly from: string;
  readonly arrow: string;
  readonly to: string;
  readonly label: string;
}

/** A colon ends the names of a line if a space or nothing follows it: names contain others. */
function splitAtColon(text: string): { readonly names: string; readonly words: string } {
  const [names = ''] = text.split(/:(?:\s+|$)/);
  return { names: names.trim(), words: text.slice(names.length + 1).trim() };
}

/**
 * @param arrows the arrows of this kind of figure
 * @returns the parts of the line, or undefined when there is no arrow before its colon: the words after it may have one
 */
export function readArrow({ number, text }: SourceLine, arrows: readonly string[]): ArrowLine | undefined {
  const { names, words } = splitAtColon(text);
  const found = arrows.map((sign) => ({ sign, at: names.indexOf(` ${sign} `) })).filter(({ at }) => at >= 0);
  const [first] = found.sort((a, b) => a.at - b.at);
  if (first === undefined) {
    return undefined;
  }
  return {
    line: number,
    from: names.slice(0, first.at).trim(),
    arrow: first.sign,
    to: names.slice(first.at + first.sign.length + 2).trim(),
    label: words,
  };
}

/** A line of the form `word name: text`. */
export interface WordLine {
  readonly line: number;
  /** The line as it was written. */
  readonly whole: string;
  readonly word: string;
  readonly name: string;
  readonly text: string;
}

/** @returns the first word, the name after it and the text after the colon */
export function readWord({ number, text }: SourceLine): WordLine {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const { names, words } = splitAtColon(rest);
  return { line: number, whole: text, word, name: names, text: words };
}

/**
 * @returns the arrows of a fence, and its other lines
 * @throws {InputFault} for a second arrow from a node to itself: both would be one line with two labels
 */
export function readGraphLines(source: string, arrows: readonly string[]): { ways: ArrowLine[]; words: WordLine[] } {
  const ways: ArrowLine[] = [];
  const words: WordLine[] = [];
  for (const line of sourceLines(source)) {
    const way = readArrow(line, arrows);
    if (way && way.from === way.to && ways.some(({ from, to }) => from === way.from && to === way.to)) {
      const reason = `A second arrow leads from "${way.from}" to itself`;
      throw new InputFault(line.number, reason, 'write one arrow with both labels');
    }
    if (way) ways.push(way);
    else words.push(readWord(line));
  }
  return { ways, words };
}
