import { adviseNames } from '../../../src/data/nearNames';
import { fail, type Place } from '../../texts/place';

/** What follows the language of a fence. */
export type FenceMeta = {
  /** Words of the examples by their names; a word without a value has an empty one. */
  readonly values: ReadonlyMap<string, string>;
  /** What the code block itself reads: title, marked lines, line numbers, wrap. */
  readonly shown: string | null;
};

/** Words of every code block; `plugins/transforms/rehype/codeMeta.ts` checks them. */
const shownWords = ['title', 'showLineNumbers', 'wrap'];

const word = /\s*(?:(\{[^}]*\})|([A-Za-z-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?)(?=\s|$)/y;

/** A word that needs a value, or one that has none. */
export type WordKind = 'value' | 'word';

function checkWord(name: string, value: string | undefined, kind: WordKind | undefined, place: Place): void {
  if (kind === 'value' && (value === undefined || value.trim() === '')) {
    fail(place, `"${name}" after the fence has no value`, `write ${name}="…", or delete it`);
  }
  if (kind === 'word' && value !== undefined) {
    fail(place, `"${name}" after the fence has a value`, `write ${name} alone`);
  }
}

/**
 * @param meta what follows the language
 * @param kinds the words that the fence may have besides those of every code block
 * @throws TextFault for a word that is unknown, occurs twice, or lacks its value
 */
export function readFenceMeta(meta: string, kinds: Readonly<Record<string, WordKind>>, place: Place): FenceMeta {
  const values = new Map<string, string>();
  const shown: string[] = [];
  const text = meta.trimEnd();
  for (let at = 0; at < text.length; at = word.lastIndex) {
    word.lastIndex = at;
    const found = word.exec(text);
    const [whole = '', lines, name = '', double, single, bare] = found ?? [];
    if (found === null) {
      return fail(place, `"${text.slice(at).trim()}" after the fence cannot be read`, 'write name="value" or a word');
    }
    if (lines !== undefined || shownWords.includes(name)) {
      shown.push(whole.trim());
    } else if (!Object.hasOwn(kinds, name)) {
      fail(place, `"${name}" is unknown after this fence`, adviseNames(name, [...Object.keys(kinds), ...shownWords]));
    }
    if (lines !== undefined) {
      continue;
    }
    const value = double ?? single ?? bare;
    checkWord(name, value, name === 'title' ? 'value' : kinds[name], place);
    if (values.has(name)) {
      fail(place, `"${name}" is written twice after the fence`, 'delete one of the two');
    }
    values.set(name, value ?? '');
  }
  return { values, shown: shown.length === 0 ? null : shown.join(' ') };
}

/** @throws TextFault when there is no title: readers and the list of examples know an example by it */
export function titleOf({ values }: FenceMeta, what: string, place: Place): string {
  return values.get('title') ?? fail(place, `${what} has no title`, 'write title="what it shows" after the fence');
}
