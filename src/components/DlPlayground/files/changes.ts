import { isRecord } from '../../../data/isRecord';
import { dictionaryOf, originalTexts, type PlaygroundFile, type Texts, textOf, withDictionaries } from './files';

/** What differs from the example, by the id of the file. It is what links and this browser keep. */
export type Changes = Readonly<Record<string, string>>;

/** @returns whether a value that was read from a link or the storage has the form of changes */
export const isChanges = (value: unknown): value is Changes =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** A file and its texts as changes make them. */
export type Changed = { readonly files: readonly PlaygroundFile[]; readonly texts: Texts };

/** Files beyond those of the example would fill the page without a use. */
const mostAdded = 50;

const longestName = 64;

/** The characters of the language (section 8), in the spelling in which the engine compares names. */
const isDictionaryName = (name: string): boolean =>
  name.length <= longestName && /^[\p{L}\p{N}_+-]+$/u.test(name) && name === name.toLowerCase();

/** Changes that do not suit the example; the message is for the reader. */
export class BadChanges extends Error {
  override readonly name = 'BadChanges';
}

/** @returns every file that is not as the example has it */
export function changesOf({ files, texts }: Changed): Changes {
  return Object.fromEntries(
    files.flatMap((file) => {
      const now = textOf(file, texts);
      return now === file.text && !file.isAdded ? [] : [[file.id, now]];
    }),
  );
}

/** @throws BadChanges for a file that the example neither has nor could have */
export function applyChanges(files: readonly PlaygroundFile[], changes: Changes): Changed {
  const known = new Set(files.map(({ id }) => id));
  const added = Object.keys(changes).filter((id) => !known.has(id));
  const names = added.map((id) => {
    const name = /^dictionary (.+)$/.exec(id)?.[1] ?? '';
    if (isDictionaryName(name)) return name;
    throw new BadChanges(`It changes the file “${id.slice(0, longestName)}”, which this example does not have.`);
  });
  if (names.length > mostAdded) throw new BadChanges(`It adds more than ${mostAdded} dictionaries.`);
  const all = withDictionaries(files, names);
  return { files: all, texts: new Map([...originalTexts(all), ...Object.entries(changes)]) };
}

/** @returns why a dictionary of this name cannot be added */
export function nameProblem(files: readonly PlaygroundFile[], name: string): string | undefined {
  if (name === '') return 'Write a name.';
  if (!isDictionaryName(name)) return `Use up to ${longestName} letters, digits and the characters _ - + only.`;
  if (files.some((file) => dictionaryOf(file) === name)) return `There is a dictionary ${name} already.`;
  return undefined;
}
