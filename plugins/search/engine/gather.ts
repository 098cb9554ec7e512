import { FIELDS } from '../common/schema';
import { FIELD_BITS, FIELD_MASK, type TagIndex } from './load';
import type { LookedUp } from './lookUp';
import { weights } from './weights';

/** What a word gives to each section: how much, and how surely the section is about it. */
export type Evidence = {
  gain: Float64Array;
  sure: Float64Array;
  /** As the head of its page gives it to the sections below; by the place of the first section. */
  headGain: Float64Array;
  headSure: Float64Array;
  /** As the best section of a page has it, which says little of the others; by the place of the first section. */
  pageGain: Float64Array;
  pageSure: Float64Array;
  /** Pages that have the word. */
  count: number;
};

/** The sections of an index that have a word of the query, and what each word gives to each of them. */
export type Gathered = { index: TagIndex; places: number[]; byWord: Evidence[] };

/** From this weight on a form is the word itself, and says fully that a section is about it. */
const fullWeight = 2;

const titleField = FIELDS.indexOf('title');

const noEvidence = (length: number): Evidence => ({
  gain: new Float64Array(length),
  sure: new Float64Array(length),
  headGain: new Float64Array(length),
  headSure: new Float64Array(length),
  pageGain: new Float64Array(length),
  pageSure: new Float64Array(length),
  count: 0,
});

/** Of the several forms of a word the best one counts. Plain numbers, because a short word is in thousands of sections. */
export function gather(index: TagIndex, words: readonly LookedUp[]): Gathered {
  const { length } = index.documents;
  const seen = new Uint8Array(length);
  const places: number[] = [];
  const ofForm = new Float64Array(length);
  const headOfForm = new Float64Array(length);
  const byWord = words.map(({ terms }) => {
    const evidence = noEvidence(length);
    const pages = new Set<number>();
    for (const [term, weight] of terms) {
      const list = index.postings.get(term) ?? [];
      const certainty = Math.min(1, weight / fullWeight);
      for (let at = 0; at < list.length; at += 2) {
        const key = list[at] as number;
        const place = key >> FIELD_BITS;
        const field = key & FIELD_MASK;
        // What is below "Limits" is found, and its heading says little.
        const share = field === titleField && index.templates[place] === 1 ? weights.template : 1;
        const score = (list[at + 1] as number) * weight * share;
        const first = index.firsts[place] as number;
        ofForm[place] = (ofForm[place] as number) + score * (weights.gain[field] as number);
        evidence.sure[place] = Math.max(
          evidence.sure[place] as number,
          certainty * share * (weights.sure[field] as number),
        );
        evidence.pageSure[first] = Math.max(evidence.pageSure[first] as number, evidence.sure[place] as number);
        if (place === first) {
          headOfForm[place] = (headOfForm[place] as number) + score * (weights.headGain[field] as number);
          evidence.headSure[place] = Math.max(
            evidence.headSure[place] as number,
            certainty * (weights.headSure[field] as number),
          );
        }
        if (certainty >= 0.5) pages.add(first);
        if (seen[place] === 0) {
          seen[place] = 1;
          places.push(place);
        }
      }
      for (let at = 0; at < list.length; at += 2) {
        const place = (list[at] as number) >> FIELD_BITS;
        evidence.gain[place] = Math.max(evidence.gain[place] as number, ofForm[place] as number);
        const first = index.firsts[place] as number;
        evidence.pageGain[first] = Math.max(evidence.pageGain[first] as number, evidence.gain[place] as number);
        evidence.headGain[place] = Math.max(evidence.headGain[place] as number, headOfForm[place] as number);
        // A section follows once for each field; from the second time on nothing is added.
        ofForm[place] = 0;
        headOfForm[place] = 0;
      }
    }
    evidence.count = pages.size;
    return evidence;
  });
  return { index, places, byWord };
}
