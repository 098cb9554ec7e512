/**
 * The weights of the ranking. `tests/bench/search/tune.ts` optimises them on folds of judged queries, and the README
 * has the figures of each fold with weights that were chosen on the others. Weights that are fixed by tests or the
 * specification are set by hand, and the program does not change them.
 */
export const weights = {
  /** The weight of a word in a field, in the order of `FIELDS`: title, content, tags, categories, questions. */
  gain: [0.25, 0.72, 1.4, 0.8, 1.1],
  /** The same for the first section of the page that a section belongs to. */
  headGain: [0.8, 0.24, 0.8, 0.2, 0.4],
  /** How certain it is that a section is about a word in a field, from 0 to 1. */
  sure: [1, 0.45, 0.95, 0.5, 0.95],
  headSure: [0.95, 0.7, 0.9, 0.4, 0.9],
  /** The share that a section gets of the best section of its page. */
  pageGain: 0.15,
  pageSure: 0.5,
  /** The power of the share of the query that a section covers. */
  coverage: 3,
  /** A reader question that is similar to the query. */
  question: 6,
  questionPower: 1.3,
  /** The next two similar questions of the same section, in addition to the best one. */
  otherQuestions: 0.15,
  /** A question that asks for the same thing: a person, a reason, a time. */
  sameAsked: 4,
  /** A title that the query contains as a whole. */
  title: 1,
  /** A whole page ranks above a section with the same words. */
  wholePage: 2.4,
  /** Readers who want to know how something works need its page, not the release note about it. */
  post: 0.7,
  /** A list of facts, or a copy, which ranks below a page that explains. */
  secondary: 0.5,
  /** A heading that many pages have, such as "Limits". */
  template: 0.4,
  /** An API call, for a query that is not about programming. */
  call: 0.45,
  /** If at least this share of the words is unknown, nothing is found. */
  strange: 0.5,
  strangeForeign: 0.75,
  /** How much each kind of match counts. */
  stem: 2,
  /** Another form or spelling of the word. */
  form: 1.4,
  prefix: 1,
  /** A longer word that starts with one that the texts have. */
  longer: 1,
  prefixOfStem: 0.6,
  part: 0.5,
  /** A part of a code or a name that the texts have as a whole. */
  partOfKnown: 0.1,
  synonym: 1.4,
  /** A related word, in addition to a word that the texts have, and instead of one that they lack. */
  related: 1,
  relatedOfUnknown: 1.2,
  /** A translation counts as much as the word itself. */
  translation: 1.2,
  mark: 4,
  /** The factor for the word without its symbols if the name with its symbols is known. */
  ofMark: 0.25,
  near: 1,
};
