import type { ReaderQuestion, TagIndex } from './load';
import type { Query, Shares } from './query';
import { weights } from './weights';

/** How similar the reader questions of a section are to the query, and the one that may be shown. */
export type Alike = { likeness: number; shown: number; text: string | null };

/** How many questions of a section count. */
const questionsOfSection = 3;

/**
 * The best question counts fully, and the next ones a little: several similar questions are less likely to be random.
 */
function together([best = 0, ...others]: readonly number[]): number {
  return best + weights.otherQuestions * others.reduce((sum, one) => sum + one, 0);
}

/**
 * @returns the similarity of the best questions of each section: those that have the words of the query and few others
 */
export function alikeQuestions(index: TagIndex, { words, asked }: Query, shares: Shares): Map<number, Alike> {
  const { questions, withStem } = index.questions();
  const common = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const [at, { terms }] of words.entries()) {
    const ofWord = new Map<number, number>();
    for (const [term, weight] of terms) {
      for (const question of withStem.get(term) ?? []) {
        ofWord.set(question, Math.max(ofWord.get(question) ?? 0, Math.min(1, weight / 2)));
      }
    }
    for (const [question, part] of ofWord) {
      common.set(question, (common.get(question) ?? 0) + part * (shares[at] as number));
      counts.set(question, (counts.get(question) ?? 0) + part);
    }
  }
  const best = new Map<number, Omit<Alike, 'likeness'> & { likenesses: number[] }>();
  for (const [at, share] of common) {
    const { place, stems, text, asked: kind } = questions[at] as ReaderQuestion;
    const same = asked !== undefined && asked === kind ? weights.sameAsked : 1;
    const likeness = same * Math.sqrt(share * Math.min(1, (counts.get(at) ?? 0) / stems.length));
    const known = best.get(place) ?? { likenesses: [], shown: 0, text: null };
    const own = text !== null && likeness > known.shown ? { shown: likeness, text } : {};
    const likenesses = [...known.likenesses, likeness].sort((a, b) => b - a).slice(0, questionsOfSection);
    best.set(place, { ...known, ...own, likenesses });
  }
  return new Map([...best].map(([place, one]) => [place, { ...one, likeness: together(one.likenesses) }]));
}
