import type { Dictionary } from '../dictionary/dictionary';
import type { Element, WordTest } from '../pattern/elements';
import type { Phrase } from '../pattern/phrase';
import type { Rule } from './rule';

/** A question of a base: number of the rule and of its question. */
interface QuestionRef {
  readonly rule: number;
  readonly question: number;
}

/**
 * Finds the questions that can match a phrase without trying the others. Each question is indexed by one element that
 * every match needs, the one that is rarest in the base; a question without such an element is always tried.
 */
export interface RuleIndex {
  readonly questions: readonly QuestionRef[];
  /** Plain words of each question: a phrase without one of them is not tried. */
  readonly plainWords: readonly (readonly string[])[];
  readonly always: readonly number[];
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
  readonly endings: ReadonlyMap<string, readonly number[]>;
  readonly dictionaries: ReadonlyMap<string, readonly number[]>;
}

type Key = readonly [table: 'words' | 'beginnings' | 'endings' | 'dictionaries', text: string];

const tables = { is: 'words', begins: 'beginnings', ends: 'endings' } as const;

function testKey(test: WordTest | undefined): Key | null {
  return test === undefined || test.kind === 'holds' ? null : [tables[test.kind], test.text];
}

/** The keys of which a phrase must contain at least one; null if the element does not require any. */
function requirement(element: Element): readonly Key[] | null {
  if (element.kind === 'word') return allKeys([testKey(element.test)]);
  if (element.kind === 'inline') return allKeys(element.variants.map((tests) => testKey(tests[0])));
  if (element.kind === 'dictionary' && !element.optional) return [['dictionaries', element.name]];
  return null;
}

const allKeys = (keys: readonly (Key | null)[]) => (keys.some((key) => key === null) ? null : (keys as readonly Key[]));

const keyText = ([table, text]: Key) => `${table} ${text}`;

function plainWordsOf(elements: readonly Element[]): string[] {
  return elements.flatMap((element) =>
    element.kind === 'word' && element.test.kind === 'is' ? [element.test.text] : [],
  );
}

/** Indexes all questions of a base. */
export function makeIndex(rules: readonly Rule[]): RuleIndex {
  const questions: QuestionRef[] = [];
  const plainWords: string[][] = [];
  const requirements: (readonly Key[])[][] = [];
  const frequency = new Map<string, number>();
  for (const [rule, { questions: own }] of rules.entries()) {
    for (const [question, { pattern }] of own.entries()) {
      questions.push({ rule, question });
      plainWords.push(plainWordsOf(pattern.elements));
      const needed = pattern.elements.map(requirement).filter((keys) => keys !== null);
      requirements.push(needed);
      for (const key of needed.flat()) frequency.set(keyText(key), (frequency.get(keyText(key)) ?? 0) + 1);
    }
  }
  const always: number[] = [];
  const filed = { words: new Map(), beginnings: new Map(), endings: new Map(), dictionaries: new Map() } as Record<
    Key[0],
    Map<string, number[]>
  >;
  const cost = (keys: readonly Key[]) => keys.reduce((sum, key) => sum + (frequency.get(keyText(key)) ?? 0), 0);
  for (const [number, needed] of requirements.entries()) {
    const rarest = needed.reduce<readonly Key[] | null>(
      (best, keys) => (best === null || cost(keys) < cost(best) ? keys : best),
      null,
    );
    if (rarest === null) always.push(number);
    for (const [table, text] of rarest ?? []) {
      const list = filed[table].get(text);
      if (list === undefined) filed[table].set(text, [number]);
      else if (list.at(-1) !== number) list.push(number);
    }
  }
  return { questions, plainWords, always, ...filed };
}

/** The questions that can match, in the order of the base. */
export function candidates(
  index: RuleIndex,
  phrase: Phrase,
  dictionaries: ReadonlyMap<string, Dictionary>,
): QuestionRef[] {
  const found = new Set(index.always);
  const said = new Set(phrase.words.map(({ text }) => text));
  const take = (list: readonly number[] | undefined) => {
    for (const number of list ?? []) {
      if (index.plainWords[number]?.every((word) => said.has(word)) === true) found.add(number);
    }
  };
  for (const word of said) {
    take(index.words.get(word));
    for (let length = 1; length <= word.length; length++) {
      if (index.beginnings.size > 0) take(index.beginnings.get(word.slice(0, length)));
      if (index.endings.size > 0) take(index.endings.get(word.slice(-length)));
    }
  }
  for (const [name, list] of index.dictionaries) {
    const dictionary = dictionaries.get(name);
    if (dictionary !== undefined && occurs(dictionary, phrase)) take(list);
  }
  return [...found].sort((a, b) => a - b).flatMap((number) => index.questions[number] ?? []);
}

const occurs = (dictionary: Dictionary, phrase: Phrase) => phrase.matchesOf(dictionary).length > 0;
