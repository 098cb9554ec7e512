/** Other forms and spellings of an English word that a stemmer does not bring together. */

/** Verbs and nouns that change their stem, with the plain form first. */
const irregular = `become became, begin began begun, break broke broken, bring brought, build built, buy bought, catch caught,
  choose chose chosen, come came, deal dealt, do did done, draw drew drawn, drive drove driven, fall fell fallen,
  feel felt, find found, forget forgot forgotten, freeze froze frozen, give gave given, go went gone,
  grow grew grown, hear heard, hide hid hidden, hold held, keep kept, know knew known, lead led, learn learnt,
  leave left, lend lent, lose lost, make made, mean meant, meet met, pay paid, run ran, say said, see saw seen,
  sell sold, send sent, show shown, speak spoke spoken, spell spelt, spend spent, stand stood, steal stole stolen,
  stick stuck, swear swore sworn, take took taken, teach taught, tell told, think thought, throw threw thrown,
  understand understood, win won, write wrote written, misunderstand misunderstood, overwrite overwrote overwritten,
  rewrite rewrote rewritten, undo undid undone, child children, man men, person people, woman women,
  index indices indexes, matrix matrices`;

const families = new Map<string, readonly string[]>();
for (const forms of irregular.split(/,\s+/).map((verb) => verb.split(' '))) {
  for (const form of forms) families.set(form, forms);
}

/** American and British spellings, either way. */
const spellings: [from: RegExp, to: string][] = [
  [/([bdhlmnpv])or(s|ed|ing|ful|able|ite|ites|less)?$/, '$1our$2'],
  [/([bdhlmnpv])our(s|ed|ing|ful|able|ite|ites|less)?$/, '$1or$2'],
  [/(\p{L}{3})iz(e|es|ed|ing|er|ers|ation|ations)$/u, '$1is$2'],
  [/(\p{L}{3})is(e|es|ed|ing|er|ers|ation|ations)$/u, '$1iz$2'],
  [/yz(e|es|ed|ing|er|ers)$/, 'ys$1'],
  [/ys(e|es|ed|ing|er|ers)$/, 'yz$1'],
  [/(cent|met|lit|fib|theat)er(s|ed)?$/, '$1re$2'],
  [/(cent|met|lit|fib|theat)re(s|d)?$/, '$1er$2'],
  [/(catal|anal|dial)og(s)?$/, '$1ogue$2'],
  [/(catal|anal|dial)ogue(s)?$/, '$1og$2'],
  [/(licen|defen|offen)se(s|d)?$/, '$1ce$2'],
  [/(licen|defen|offen|practi)ce(s|d)?$/, '$1se$2'],
  [/(cance|labe|mode|trave|signa|dia)l(ed|ing|er|ation)$/, '$1ll$2'],
  [/(cance|labe|mode|trave|signa|dia)ll(ed|ing|er|ation)$/, '$1l$2'],
  [/^gray(s|ed|ish)?$/, 'grey$1'],
  [/^grey(s|ed|ish)?$/, 'gray$1'],
  [/^program(s)?$/, 'programme$1'],
];

/** @returns other forms of the word and its spelling on the other side of the ocean; none of most words */
export function otherForms(word: string): string[] {
  const spelt = spellings.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to));
  return [...(families.get(word) ?? []), ...spelt].filter((form) => form !== word);
}
