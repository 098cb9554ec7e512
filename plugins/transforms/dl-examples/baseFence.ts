import type { Code } from 'mdast';
import { type ExampleBase, emptyBase, joinBases } from '../../../src/data/exampleBase';
import { compile, type Diagnostic } from '../../../src/dl';
import { fail, type Place } from '../../texts/place';
import { checkMessages } from './checkMessages';
import { checkWrongTitle, codesIn } from './exampleMeta';
import { readFenceMeta, titleOf, type WordKind } from './fenceMeta';

/** Language of the fences that contain the other files of a rule base. */
export const baseLanguage = 'dl-base';

/** The files by the word that names them, and how the engine names them in its messages. */
const files = ['dictionary', 'variables', 'functions', 'spelling'] as const;
type BaseFile = (typeof files)[number];

const kinds: Readonly<Record<string, WordKind>> = {
  dictionary: 'value',
  variables: 'word',
  functions: 'word',
  spelling: 'word',
  error: 'value',
};

function fileOf(values: ReadonlyMap<string, string>, place: Place): BaseFile {
  const named = files.filter((file) => values.has(file));
  const [file] = named;
  if (file === undefined || named.length > 1) {
    const reason = `the fence names ${named.length === 0 ? 'no file' : 'several files'} of a rule base`;
    return fail(place, reason, 'write one of dictionary=name, variables, functions, spelling');
  }
  return file;
}

function baseOf(file: BaseFile, name: string, lines: readonly string[]): ExampleBase {
  return { ...emptyBase, ...(file === 'dictionary' ? { dictionaries: { [name]: lines } } : { [file]: lines }) };
}

/** What a fence `dl-base` gives to the examples below it. */
export type BaseFence = {
  readonly shown: string | null;
  readonly base: ExampleBase;
};

/** A function that is declared above may be called here, so the file is compiled together with everything above it. */
function messagesAbout(file: BaseFile, name: string, base: ExampleBase, above: ExampleBase): Diagnostic[] {
  const joined = joinBases(above, base);
  const before = file === 'dictionary' ? 0 : joined[file].length - base[file].length;
  const shownName = file === 'dictionary' ? `dictionary ${name.toLowerCase()}` : file;
  return compile({ rules: '', ...joined, platform: true })
    .diagnostics.filter((found) => found.file.toLowerCase() === shownName)
    .map((found) => ({ ...found, line: found.line - before }));
}

/**
 * Reads and checks a fence `dl-base`: a dictionary, variables, own functions or spelling. The examples below it on the
 * page may use what it declares.
 *
 * @param above what the fences above declare
 * @throws TextFault when the engine says something about it that the fence does not announce
 */
export function readBaseFence(code: Code, place: Place, above: ExampleBase): BaseFence {
  const meta = readFenceMeta(code.meta ?? '', kinds, place);
  const file = fileOf(meta.values, place);
  const title = titleOf(meta, `the fence "${baseLanguage}"`, place);
  const errors = codesIn(meta.values.get('error'), place);
  checkWrongTitle(title, errors, place);
  const name = meta.values.get('dictionary') ?? '';
  const lines = code.value.split('\n');
  const base = baseOf(file, name, lines);
  const messages = messagesAbout(file, name, base, above);
  checkMessages(messages, { errors, warnings: [], lineCount: lines.length }, place);
  return { shown: meta.shown, base: errors.length > 0 ? emptyBase : base };
}
