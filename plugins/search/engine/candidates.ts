import { type Alike, alikeQuestions } from './alikeQuestions';
import type { Gathered } from './gather';
import type { Finder } from './lookUp';
import type { Query, Shares } from './query';
import { SECTION_KINDS, type SectionKind } from './sectionKinds';
import { weights } from './weights';

/** Pages that explain rank above lists of facts, and these above posts, unless the query asks for one of them. */
const kindFactors = ({ wantsPosts, isName, wantsCalls }: Query): number[] => {
  const factors: Record<SectionKind, number> = {
    explains: 1,
    post: wantsPosts ? 1 : weights.post,
    call: isName || wantsCalls ? 1 : weights.call,
    secondary: isName ? 1 : weights.secondary,
  };
  return SECTION_KINDS.map((kind) => factors[kind]);
};

/** A section before its title has been checked. */
export type Candidate = { gathered: Gathered; place: number; score: number; alike: Alike | undefined };

/** The sections of an index that have a word of the query, with the score of each before its title has been checked. */
export type Scored = { gathered: Gathered; alike: ReadonlyMap<number, Alike>; scores: Float64Array };

/** For each section, the sum of the weights of all words, and the share of the query that the section covers. */
function sumsOf({ index: { firsts }, places, byWord }: Gathered, shares: Shares) {
  const sums = new Float64Array(places.length);
  const covered = new Float64Array(places.length);
  const { pageGain: ofPage, pageSure: surenessOfPage } = weights;
  for (const [word, { gain, sure, headGain, headSure, pageGain, pageSure }] of byWord.entries()) {
    const own = shares[word] as number;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] as number;
      const first = firsts[place] as number;
      const ofHead = first === place ? 0 : (headGain[first] as number);
      sums[at] = (sums[at] as number) + ((gain[place] as number) + ofHead + ofPage * (pageGain[first] as number));
      covered[at] =
        (covered[at] as number) +
        own * Math.max(sure[place] as number, headSure[first] as number, surenessOfPage * (pageSure[first] as number));
    }
  }
  return { sums, covered };
}

/** @returns the score of each section that has a word of the query */
export function scored(finder: Finder, gathered: Gathered, query: Query, shares: Shares): Scored {
  const { index, places } = gathered;
  const { sums, covered } = sumsOf(gathered, shares);
  const alike = alikeQuestions(index, query, shares);
  const kinds = finder.kindsOf(index);
  const factors = kindFactors(query);
  const { coverage, wholePage, question, questionPower } = weights;
  const scores = new Float64Array(places.length);
  // Posts have no questions, so questions do not count if the query asks for posts.
  const isAsked = new Uint8Array(index.documents.length);
  if (!query.wantsPosts) for (const place of alike.keys()) isAsked[place] = 1;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] as number;
    const first = index.firsts[place] as number;
    const page = first === place ? wholePage : 1;
    const kind = factors[kinds[place] as number] as number;
    const isAlike = isAsked[place] === 1 || isAsked[first] === 1;
    const ofPage = isAlike ? (alike.get(place) ?? alike.get(first)) : undefined;
    const like = ofPage ? 1 + question * ofPage.likeness ** questionPower : 1;
    scores[at] = (sums[at] as number) * (covered[at] as number) ** coverage * page * kind * like;
  }
  return { gathered, alike, scores };
}

/** Candidates are sorted in bands: each has all scores of at least this share of the best remaining one. */
const bandShare = 0.5;

/** @returns the candidates in bands, the best first: a short word has thousands, of which few are ever needed */
function* bands(tags: readonly Scored[]): Generator<Candidate[]> {
  let above = Infinity;
  for (;;) {
    let top = -1;
    for (const { scores } of tags) {
      for (let at = 0; at < scores.length; at += 1) {
        const score = scores[at] as number;
        if (score < above && score > top) top = score;
      }
    }
    if (top < 0) return;
    const least = top * bandShare;
    const band: Candidate[] = [];
    for (const { gathered, alike, scores } of tags) {
      for (let at = 0; at < scores.length; at += 1) {
        const score = scores[at] as number;
        if (score < above && score >= least) {
          const place = gathered.places[at] as number;
          band.push({ gathered, place, score, alike: alike.get(place) });
        }
      }
    }
    yield band.sort((a, b) => b.score - a.score);
    above = least;
  }
}

/**
 * How many titles are checked before asking whether the other sections can still be among the best; then twice as many.
 */
const firstBatch = 64;

/** @returns the candidates of all indexes, the best first */
export function* batches(tags: readonly Scored[]): Generator<Candidate[]> {
  let size = firstBatch;
  for (const band of bands(tags)) {
    for (let start = 0; start < band.length; start += size, size *= 2) yield band.slice(start, start + size);
  }
}
