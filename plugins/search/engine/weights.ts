/**
 * Numbers of the ranking. `tests/bench/search/tune.ts` looks for them on folds of judged queries, and the README has
 * the figures of each fold with weights that were chosen on the others. Those that tests or the specification keep are set
 * by hand; that program leaves them alone.
 */
export const weights = {
  /** What a word in a field gives, by place in `FIELDS`: title, content, tags, categories, questions. */
  gain: [0.25, 0.72, 1.4, 0.8, 1.1],
  /** The same for the first section of the page that a section belongs to. */
  headGain: [0.8, 0.24, 0.8, 0.2, 0.4],
  /** How surely a section is about a word that is in a field, 1 at most. */
  sure: [1, 0.45, 0.95, 0.5, 0.95],
  headSure: [0.95, 0.7, 0.9, 0.4, 0.9],
  /** Of what the best section of its page has, what a section gets. */
  pageGain: 0.15,
  pageSure: 0.5,
  /** How much the share of the query that a section is about counts. */
  coverage: 3,
  /** A question of readers like the query. */
  question: 6,
  questionPower: 1.3,
  /** The next two questions of the same section that are like it, beside the best. */
  otherQuestions: 0.15,
  /** A question that asks for the same: a person, a reason, a time. */
  sameAsked: 4,
  /** A title that was asked for as a whole. */
  title: 1,
  /** The whole page comes before a section with the same words. */
  wholePage: 2.4,
  /** Who wants to know how something works wants its page, not the day on which it was new. */
  post: 0.7,
  /** A list of facts, or a copy, after a page that explains. */
  secondary: 0.5,
  /** A heading that many pages have, such as "Limits". */
  template: 0.4,
  /** A call of an API, for a query that does not speak of programs. */
  call: 0.45,
  /** From this share of unknown words on nothing is found. */
  strange: 0.5,
  strangeForeign: 0.75,
  /** How much each way to find a word counts. */
  stem: 2,
  /** Another form or spelling of the word. */
  form: 1.4,
  prefix: 1,
  /** A longer word that begins with one that the texts have. */
  longer: 1,
  prefixOfStem: 0.6,
  part: 0.5,
  /** Of a code or a name that the texts have whole. */
  partOfKnown: 0.1,
  synonym: 1.4,
  /** A word of the same field, beside a word that the texts have, and instead of one that they lack. */
  related: 1,
  relatedOfUnknown: 1.2,
  /** What the texts call it is as good as the word itself. */
  translation: 1.2,
  mark: 4,
  /** Of the word without its signs, when the name with its signs is known. */
  ofMark: 0.25,
  near: 1,
};
