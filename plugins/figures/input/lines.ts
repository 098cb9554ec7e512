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

/**
 * @param arrows the arrows of this kind of figure, the longer ones first
 * @returns the parts of the line, or undefined when it holds no arrow
 */
export function readArrow({ number, text }: SourceLine, arrows: readonly string[]): ArrowLine | undefined {
  const arrow = arrows.find((sign) => text.includes(` ${sign} `));
  if (arrow === undefined) {
    return undefined;
  }
  const at = text.indexOf(` ${arrow} `);
  const rest = text.slice(at + arrow.length + 2);
  const colon = rest.indexOf(': ');
  return {
    line: number,
    from: text.slice(0, at).trim(),
    arrow,
    to: (colon < 0 ? rest : rest.slice(0, colon)).trim(),
    label: colon < 0 ? '' : rest.slice(colon + 2).trim(),
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
  const colon = rest.indexOf(': ');
  return {
    line: number,
    whole: text,
    word,
    name: (colon < 0 ? rest : rest.slice(0, colon)).trim(),
    text: colon < 0 ? '' : rest.slice(colon + 2).trim(),
  };
}

/** @returns the arrows of a fence, and its other lines */
export function readGraphLines(source: string, arrows: readonly string[]): { ways: ArrowLine[]; words: WordLine[] } {
  const ways: ArrowLine[] = [];
  const words: WordLine[] = [];
  for (const line of sourceLines(source)) {
    const way = readArrow(line, arrows);
    if (way) ways.push(way);
    else words.push(readWord(line));
  }
  return { ways, words };
}
