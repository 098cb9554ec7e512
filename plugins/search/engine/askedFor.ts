/** What a question asks for: a person, a reason, a time, a place or a number. */
const asking: readonly [kind: string, words: RegExp][] = [
  ['person', /^who\b|\bwho(?:m|se)?\b|^кто\b|кому/iu],
  ['reason', /\bwhy\b|почему|зачем/iu],
  ['duration', /\bhow (?:long|fast|quickly|soon)\b|\bfor how long\b|как долго|сколько (?:времени|ждать)/iu],
  ['number', /\bhow (?:many|much|often)\b|сколько|как часто/iu],
  ['time', /\b(?:when|what time|at what hour)\b|когда|в какое время|в котором часу/iu],
  ['place', /\bwhere\b|где|куда/iu],
];

/** @returns what a question asks for, or nothing if that is unclear */
export const askedFor = (question: string): string | undefined => asking.find(([, words]) => words.test(question))?.[0];

/** @returns the words from which `askedFor` infers what a question asks for */
export const askingWords = (question: string): string | undefined =>
  asking.map(([, words]) => words.exec(question)?.[0]).find((found) => found !== undefined);
