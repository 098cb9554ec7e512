import { adviseNames } from '../../../src/data/nearNames';
import { fail, type Place } from '../../texts/place';
import { codeLanguages } from './codeLanguages';

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

const word =
  /\s*(?:title="([^"]*)"|title='([^']*)'|\{([\d,\s-]*)\}|showLineNumbers(?:=(\d+))?(?=\s|$)|(wrap)(?=\s|$))/y;

function linesOf(list: string, count: number, place: Place): number[] {
  return list.split(',').flatMap((item) => {
    const [, from, to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(item) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || first < 1 || last < first || last > count) {
      fail(
        place,
        `the fence marks the lines {${list}}, but "${item.trim()}" is not one of its ${count} lines`,
        `write lines from 1 to ${count}, for example {1} or {1,3-4}`,
      );
    }
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Voice markup also has `error="…"`, which the rule `ssml` of the content lint reads. */
const ofOthers = /\s*\berror="[^"]*"/;

/**
 * Reads the language of a fence and what follows it: `title="…"`, `{1,3-4}`, `showLineNumbers`, `showLineNumbers=5`, `wrap`.
 *
 * @param code the lines; a mark beyond them is wrong
 * @throws TextFault for an unknown language, and at the first thing that is none of these
 */
export function readCodeMeta(language: string, meta: string, code: string, place: Place): CodeMeta {
  if (!codeLanguages.includes(language)) {
    fail(place, `the fence names the language "${language}", which is not known`, adviseNames(language, codeLanguages));
  }
  const result = {
    title: undefined as string | undefined,
    marked: new Set<number>(),
    firstNumber: undefined as number | undefined,
    wrap: false,
  };
  const text = (language === 'ssml' ? meta.replace(ofOthers, '') : meta).trimEnd();
  word.lastIndex = 0;
  for (let at = 0; at < text.length; at = word.lastIndex) {
    word.lastIndex = at;
    const found = word.exec(text);
    if (!found) {
      const unknown = text.slice(at).trim().split(/\s/)[0];
      return fail(
        place,
        `the fence has "${unknown}" after its language`,
        'write title="…", {1,3-4}, showLineNumbers or wrap, or delete it',
      );
    }
    const [, double, single, lines, first, wrap] = found;
    if (lines !== undefined) {
      result.marked = new Set(linesOf(lines, code.split('\n').length, place));
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
