import type { BaseSource } from '../../../dl';
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
  /** Text around a fragment: it is compiled with it, but not shown. */
  readonly before: string;
  readonly after: string;
}

/** The texts now, by the id of the file. */
export type Texts = ReadonlyMap<string, string>;

const dictionaryPrefix = 'dictionary ';
const withBreakAfter = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
const withBreakBefore = (text: string) => (text === '' || text.startsWith('\n') ? text : `\n${text}`);

/** The files of an example, the block itself first. Lists that the example does not have are there to be filled. */
export function filesOf({ code, setup }: Example): readonly PlaygroundFile[] {
  const file = (id: string, kind: PlaygroundFile['kind'], label: string, text: string): PlaygroundFile => ({
    id,
    kind,
    label,
    text,
    before: '',
    after: '',
  });
  const lines = (list: readonly string[] = []) => list.join('\n').trimEnd();
  const shown = {
    ...file('rules', 'rules', 'Rules', code),
    before: withBreakAfter(setup.before ?? ''),
    after: withBreakBefore(setup.after ?? ''),
  };
  const earlier = setup.rules === undefined ? [] : [file('earlier rules', 'rules', 'Earlier rules', setup.rules)];
  const dictionaries = Object.entries(setup.dictionaries ?? {}).map(([name, list]) =>
    file(`${dictionaryPrefix}${name}`, 'dictionary', `Dictionary ${name}`, lines(list)),
  );
  return [
    shown,
    ...earlier,
    ...dictionaries,
    file('variables', 'variables', 'Variables', lines(setup.variables)),
    file('functions', 'functions', 'Custom functions', lines(setup.functions)),
    file('spelling', 'spelling', 'Spelling', lines(setup.spelling)),
  ];
}

/** The texts as the example has them. */
export function originalTexts(files: readonly PlaygroundFile[]): Texts {
  return new Map(files.map(({ id, text }) => [id, text]));
}

/** The base that the texts make. A message about a file counts from the start of `before`. */
export function sourceOf(files: readonly PlaygroundFile[], texts: Texts): BaseSource {
  const textOf = ({ id, text }: PlaygroundFile) => texts.get(id) ?? text;
  const linesOf = (kind: PlaygroundFile['kind']) =>
    files.filter((file) => file.kind === kind).flatMap((file) => textOf(file).split('\n'));
  return {
    rules: files
      .filter(({ kind }) => kind === 'rules')
      .map((file) => ({ file: file.id, text: file.before + textOf(file) + file.after }))
      // An earlier rule comes first in the base, as it does on the page.
      .reverse(),
    dictionaries: Object.fromEntries(
      files
        .filter(({ kind }) => kind === 'dictionary')
        .map((file) => [file.id.slice(dictionaryPrefix.length), textOf(file).split('\n')]),
    ),
    variables: linesOf('variables'),
    functions: linesOf('functions'),
    spelling: linesOf('spelling'),
    platform: true,
  };
}

/** True when a file holds another text than the example. */
export function isChanged(files: readonly PlaygroundFile[], texts: Texts): boolean {
  return files.some(({ id, text }) => (texts.get(id) ?? text) !== text);
}
