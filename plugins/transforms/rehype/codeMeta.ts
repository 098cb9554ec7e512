/** What follows the language of a fence. */
export type CodeMeta = {
  title: string | undefined;
  /** Lines to mark, counted from 1. */
  marked: ReadonlySet<number>;
  /** Number of the first line, where lines are numbered. */
  firstNumber: number | undefined;
  /** Long lines are broken from the start. */
  wrap: boolean;
};

/** A word that the fence cannot have, with what to write instead. */
export class MetaError extends Error {
  constructor(
    readonly reason: string,
    readonly fix: string,
  ) {
    super(reason);
  }
}

const word =
  /\s*(?:title="([^"]*)"|title='([^']*)'|\{([\d,\s-]*)\}|showLineNumbers(?:=(\d+))?(?=\s|$)|(wrap)(?=\s|$))/y;

function linesOf(list: string, count: number): number[] {
  return list.split(',').flatMap((item) => {
    const [, from, to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(item) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || first < 1 || last < first || last > count) {
      throw new MetaError(
        `the fence marks the lines {${list}}, but "${item.trim()}" is not one of its ${count} lines`,
        `write lines from 1 to ${count}, for example {1} or {1,3-4}`,
      );
    }
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/**
 * Reads what follows the language of a fence: `title="…"`, `{1,3-4}`, `showLineNumbers`, `showLineNumbers=5`, `wrap`.
 *
 * @param lineCount number of lines of the code; a mark beyond it is wrong
 * @throws MetaError at the first thing that is none of these
 */
export function parseCodeMeta(meta: string, lineCount: number): CodeMeta {
  const result = {
    title: undefined as string | undefined,
    marked: new Set<number>(),
    firstNumber: undefined as number | undefined,
    wrap: false,
  };
  const text = meta.trimEnd();
  word.lastIndex = 0;
  for (let at = 0; at < text.length; at = word.lastIndex) {
    word.lastIndex = at;
    const found = word.exec(text);
    if (!found) {
      const unknown = text.slice(at).trim().split(/\s/)[0];
      throw new MetaError(
        `the fence has "${unknown}" after its language`,
        'write title="…", {1,3-4}, showLineNumbers or wrap, or delete it',
      );
    }
    const [, double, single, lines, first, wrap] = found;
    if (lines !== undefined) {
      result.marked = new Set(linesOf(lines, lineCount));
    } else if (wrap !== undefined) {
      result.wrap = true;
    } else if (double !== undefined || single !== undefined) {
      result.title = double ?? single;
    } else {
      result.firstNumber = Number(first ?? 1);
    }
  }
  return result;
}
