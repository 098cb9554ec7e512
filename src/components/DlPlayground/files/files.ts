import type { ExampleBase } from '../../../data/exampleBase';
import type { BaseSource } from '../../../dl';
import { type Frame, framed, frameOf } from '../../../dl/ruleFrame';
import type { Example } from './example';

/** One text of the base that the reader can change. */
export interface PlaygroundFile {
  /** The name under which messages speak of it: `Diagnostic.file`. */
  readonly id: string;
  readonly kind: 'rules' | 'dictionary' | 'variables' | 'functions' | 'spelling';
  /** What the reader sees. */
  readonly label: string;
  /** The text when the playground was opened. */
  readonly text: string;
  /** What rules without BEGIN and END get, whatever the reader makes of them. */
  readonly frame?: { readonly id: string; readonly whole: boolean };
  /** True for a dictionary that the reader has added. */
  readonly isAdded?: true;
}

/** The texts now, by the id of the file. */
export type Texts = ReadonlyMap<string, string>;

/** @returns the text of a file now */
export const textOf = ({ id, text }: PlaygroundFile, texts: Texts): string => texts.get(id) ?? text;

const dictionaryPrefix = 'dictionary ';

/** @returns nothing when the file is not a dictionary */
export const dictionaryOf = ({ id, kind }: Pick<PlaygroundFile, 'id' | 'kind'>): string | undefined =>
  kind === 'dictionary' ? id.slice(dictionaryPrefix.length) : undefined;

const dictionaryFile = (name: string, text: string): PlaygroundFile => ({
  id: `${dictionaryPrefix}${name}`,
  kind: 'dictionary',
  label: `Dictionary ${name}`,
  text,
});

/** The files of an example, the block itself first. Lists that the example does not have are there to be filled. */
export function filesOf({
  title,
  code,
  setup,
}: Pick<Example, 'code' | 'setup'> & { readonly title?: string }): readonly PlaygroundFile[] {
  const lines = (list: readonly string[] = []) => list.join('\n').trimEnd();
  const frame = { id: setup.id ?? title ?? 'rule', whole: setup.fragment === true };
  const earlier: PlaygroundFile[] =
    setup.rules === undefined
      ? []
      : [{ id: 'earlier rules', kind: 'rules', label: 'Earlier rules', text: setup.rules }];
  return [
    { id: 'rules', kind: 'rules', label: 'Rules', text: code, frame },
    ...earlier,
    ...Object.entries(setup.dictionaries ?? {}).map(([name, list]) => dictionaryFile(name, lines(list))),
    { id: 'variables', kind: 'variables', label: 'Variables', text: lines(setup.variables) },
    { id: 'functions', kind: 'functions', label: 'Custom functions', text: lines(setup.functions) },
    { id: 'spelling', kind: 'spelling', label: 'Spelling', text: lines(setup.spelling) },
  ];
}

/** @returns the files with more dictionaries, which the example does not have */
export function withDictionaries(
  files: readonly PlaygroundFile[],
  names: readonly string[],
): readonly PlaygroundFile[] {
  if (names.length === 0) return files;
  const added = names.map((name): PlaygroundFile => ({ ...dictionaryFile(name, ''), isAdded: true }));
  const at = files.findIndex(({ kind }) => kind === 'variables');
  return [...files.slice(0, at), ...added, ...files.slice(at)];
}

/** The texts as the example has them. */
export function originalTexts(files: readonly PlaygroundFile[]): Texts {
  return new Map(files.map(({ id, text }) => [id, text]));
}

/** The current hidden lines around the rules of a file; other files have none. */
export const frameIn = ({ frame }: PlaygroundFile, text: string): Pick<Frame, 'insertions' | 'part'> =>
  frame === undefined ? { insertions: [], part: false } : frameOf(text, frame.id, frame.whole);

/** The files of the base other than the rules, as the texts make them. */
export function baseOf(files: readonly PlaygroundFile[], texts: Texts): ExampleBase {
  const linesIn = (file: PlaygroundFile) => textOf(file, texts).split('\n');
  const linesOf = (kind: PlaygroundFile['kind']) => files.filter((file) => file.kind === kind).flatMap(linesIn);
  return {
    dictionaries: Object.fromEntries(
      files.flatMap((file) => {
        const name = dictionaryOf(file);
        return name === undefined ? [] : [[name, linesIn(file)]];
      }),
    ),
    variables: linesOf('variables'),
    functions: linesOf('functions'),
    spelling: linesOf('spelling'),
  };
}

/** The base that the texts make. A message about a file counts with its frame. */
export function sourceOf(files: readonly PlaygroundFile[], texts: Texts): BaseSource {
  return {
    rules: files
      .filter(({ kind }) => kind === 'rules')
      .map((file) => ({ file: file.id, text: framed(textOf(file, texts), frameIn(file, textOf(file, texts))) }))
      // An earlier rule comes first in the base, as it does on the page.
      .reverse(),
    ...baseOf(files, texts),
    platform: true,
  };
}
