import { adviseNames } from '../../../src/data/nearNames';
import { allCodes, wordedCodes } from '../../../src/dl';
import { fail, type Place } from '../../texts/place';
import { type FenceMeta, readFenceMeta, titleOf, type WordKind } from './fenceMeta';

/** What a writer says about an example after ` ```dl `. */
export type ExampleMeta = {
  readonly title: string;
  readonly shown: string | null;
  /** The codes that the compiler must report, no more and no fewer. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** The lines are a part of a rule; the checker writes the rest. */
  readonly fragment: boolean;
  readonly name: string | undefined;
  /** Names of the examples whose rules are placed before this one. */
  readonly extended: readonly string[];
  /** The assistant whose dictionaries, variables, functions and spelling the example may use. */
  readonly base: string | undefined;
  /** The assistant whose rule files are the example. */
  readonly file: string | undefined;
  /** Why the example cannot be checked. */
  readonly unchecked: string | undefined;
};

const kinds: Readonly<Record<string, WordKind>> = {
  error: 'value',
  warning: 'value',
  fragment: 'word',
  name: 'value',
  extends: 'value',
  base: 'value',
  file: 'value',
  unchecked: 'value',
};

/** An excuse is shorter. */
const shortestReason = 20;

/** Codes of the language, section 13, and the names that the engine uses where the language has none. */
const knownCodes = [...allCodes.map(String), ...wordedCodes];

/** @throws TextFault for a code that no message has */
export function codesIn(list: string | undefined, place: Place): string[] {
  const codes = list?.split(',').map((code) => code.trim()) ?? [];
  for (const code of codes) {
    if (!knownCodes.includes(code)) {
      fail(place, `there is no message with the code "${code}"`, 'look the code up in src/dl/diagnostics/codes.ts');
    }
  }
  return codes;
}

const namesIn = (list: string | undefined) => list?.split(',').map((name) => name.trim()) ?? [];

/** Readers must see at once that an example is wrong (style of this site, "DL examples and dialogs"). */
export function checkWrongTitle(title: string, errors: readonly string[], place: Place): void {
  if (errors.length > 0 && !title.startsWith('Wrong: ')) {
    fail(place, `the example must fail, but its title is "${title}"`, `write title="Wrong: ${title}"`);
  }
  if (errors.length === 0 && title.startsWith('Wrong:')) {
    fail(place, `the example is called "${title}", but no error is announced`, 'write error= and its code');
  }
}

function checkReason(reason: string | undefined, values: FenceMeta['values'], place: Place): void {
  if (reason === undefined) {
    return;
  }
  if (reason.trim().length < shortestReason) {
    const fix = `say in ${shortestReason} characters or more why it cannot be checked, or delete "unchecked"`;
    fail(place, `"${reason}" is not a reason to leave the example unchecked`, fix);
  }
  const announced = [...values.keys()].find((name) => name in kinds && name !== 'unchecked');
  if (announced !== undefined) {
    fail(place, `"${announced}" says nothing about an unchecked example`, `delete "${announced}" or "unchecked"`);
  }
}

/** @throws TextFault for everything that can be wrong after ` ```dl `, without a look at the code */
export function exampleMeta(meta: string, place: Place): ExampleMeta {
  const read = readFenceMeta(meta, kinds, place);
  const { values, shown } = read;
  const title = titleOf(read, 'the example', place);
  const unchecked = values.get('unchecked');
  checkReason(unchecked, values, place);
  const errors = codesIn(values.get('error'), place);
  if (unchecked === undefined) {
    checkWrongTitle(title, errors, place);
  }
  return {
    title,
    shown,
    errors,
    warnings: codesIn(values.get('warning'), place),
    fragment: values.has('fragment'),
    name: values.get('name'),
    extended: namesIn(values.get('extends')),
    base: values.get('base'),
    file: values.get('file'),
    unchecked,
  };
}

/** @throws TextFault when the table has no such entry */
export function named<Value>(entries: ReadonlyMap<string, Value>, name: string, what: string, place: Place): Value {
  const names = [...entries.keys()];
  const fix = names.length === 0 ? `there is no ${what} above this fence; delete the word` : adviseNames(name, names);
  return entries.get(name) ?? fail(place, `there is no ${what} "${name}"`, fix);
}
