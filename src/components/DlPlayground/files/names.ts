import { variableHelp } from '../../../data/dlHelp/variables';
import { dictionaryOf, type PlaygroundFile, type Texts, textOf } from './files';

/** The names that a rule of the base may use: for completion and for quick fixes. */
export interface BaseNames {
  readonly dictionaries: readonly string[];
  /** Declared variables, without the built-in ones. */
  readonly variables: readonly string[];
  readonly functions: readonly string[];
  /** Labels and ids of rules. */
  readonly nodes: readonly string[];
}

const all = (text: string, form: RegExp) => [...text.matchAll(form)].flatMap(([, name]) => name?.trim() ?? []);

/** Reads the names from the current texts, even while a rule has an error. */
export function namesOf(files: readonly PlaygroundFile[], texts: Texts): BaseNames {
  const textsOf = (kind: PlaygroundFile['kind']) =>
    files
      .filter((file) => file.kind === kind)
      .map((file) => textOf(file, texts))
      .join('\n');
  const rules = textsOf('rules');
  const declared = all(textsOf('variables'), /^[ \t]*([\w.+-]+)(?!\S)/gm);
  return {
    dictionaries: files.flatMap((file) => dictionaryOf(file) ?? []),
    variables: declared.filter((name) => !Object.hasOwn(variableHelp, name)),
    functions: all(textsOf('functions'), /^[ \t]*(?:TEXT|BOOL)[ \t]+([^\s(]+)/gim),
    nodes: [...new Set([...all(rules, /^--Label[ \t]+(\S+)/gim), ...all(rules, /^BEGIN[ \t]+(.+)$/gim)])],
  };
}
