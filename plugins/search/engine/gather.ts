import { FIELDS } from '../common/schema';
import { FIELD_BITS, FIELD_MASK, type TagIndex } from './load';
import type { LookedUp } from './lookUp';
import { weights } from './weights';

/** The contribution of a word to each section: its weight, and how certain it is that the section is about the word. */
export type Evidence = {
  gain: Float32Array;
  sure: Float32Array;
  /** The contribution of the first section of a page to its other sections, by the place of the first section. */
  headGain: Float32Array;
  headSure: Float32Array;
  /** The value of the best section of a page, which says little about the others; by the place of the first section. */
  pageGain: Float32Array;
  pageSure: Float32Array;
  /** Pages that have the word. */
  count: number;
};

/** The sections of an index that have a word of the query, and the contribution of each word to each of them. */
export type Gathered = { index: TagIndex; places: number[]; byWord: Evidence[] };

/** From this weight on, a form is the word itself, so a section that has it is certainly about the word. */
const fullWeight = 2;

const titleField = FIELDS.indexOf('title');

const noEvidence = (length: number): Evidence => ({
  gain: new Float32Array(length),
  sure: new Float32Array(length),
  headGain: new Float32Array(length),
  headSure: new Float32Array(length),
  pageGain: new Float32Array(length),
  pageSure: new Float32Array(length),
  count: 0,
});

/** Arrays that all searches reuse: new ones would allocate megabytes for each keystroke. */
type Workspace = {
  evidence: Evidence[];
  ofForm: Float32Array;
  headOfForm: Float32Array;
  isSeen: Uint8Array;
  isCounted: Uint8Array;
};

const workspaces = new WeakMap<TagIndex, Workspace>();

function workspaceOf(index: TagIndex, words: number): Workspace {
  const { length } = index.documents;
  const known = workspaces.get(index);
  const space = known ?? {
    evidence: [],
    ofForm: new Float32Array(length),
    headOfForm: new Float32Array(length),
    isSeen: new Uint8Array(length),
    isCounted: new Uint8Array(length),
  };
  space.isSeen.fill(0);
  for (const evidence of space.evidence.slice(0, words)) {
    const { gain, sure, headGain, headSure, pageGain, pageSure } = evidence;
    for (const values of [gain, sure, headGain, headSure, pageGain, pageSure]) values.fill(0);
    evidence.count = 0;
  }
  while (space.evidence.length < words) space.evidence.push(noEvidence(length));
  workspaces.set(index, space);
  return space;
}

/**
 * Of several forms of a word, the best one counts. The code uses plain numbers, and reads all properties before the
 * loops, because a short word is in thousands of sections.
 */
function weigh(
  { postings, firsts, templates }: TagIndex,
  { terms }: LookedUp,
  evidence: Evidence,
  { ofForm, headOfForm, isSeen, isCounted }: Workspace,
  places: number[],
): void {
  const { gain, sure, headGain, headSure, pageGain, pageSure } = evidence;
  const { gain: gains, sure: sures, headGain: headGains, headSure: headSures, template } = weights;
  const [bits, mask, title] = [FIELD_BITS, FIELD_MASK, titleField];
  isCounted.fill(0);
  const raise = (values: Float32Array, at: number, value: number): void => {
    if (value > (values[at] as number)) values[at] = value;
  };
  for (const [term, weight] of terms) {
    const list = postings.get(term) ?? [];
    const certainty = Math.min(1, weight / fullWeight);
    for (let at = 0; at < list.length; at += 2) {
      const key = list[at] as number;
      const place = key >> bits;
      const field = key & mask;
      // A section under "Limits" can still be found, but its heading says little.
      const share = field === title && templates[place] === 1 ? template : 1;
      const score = (list[at + 1] as number) * weight * share;
      const first = firsts[place] as number;
      ofForm[place] = (ofForm[place] as number) + score * (gains[field] as number);
      raise(sure, place, certainty * share * (sures[field] as number));
      raise(pageSure, first, sure[place] as number);
      if (place === first) {
        headOfForm[place] = (headOfForm[place] as number) + score * (headGains[field] as number);
        raise(headSure, place, certainty * (headSures[field] as number));
      }
      if (certainty >= 0.5 && isCounted[first] === 0) {
        isCounted[first] = 1;
        evidence.count += 1;
      }
      if (isSeen[place] === 0) {
        isSeen[place] = 1;
        places.push(place);
      }
    }
    for (let at = 0; at < list.length; at += 2) {
      const place = (list[at] as number) >> bits;
      raise(gain, place, ofForm[place] as number);
      raise(pageGain, firsts[place] as number, gain[place] as number);
      raise(headGain, place, headOfForm[place] as number);
      // A section occurs once for each field; after the first time, nothing is added.
      ofForm[place] = 0;
      headOfForm[place] = 0;
    }
  }
}

/** @returns which sections of an index have any word, and what each word contributes; valid until the next search */
export function gather(index: TagIndex, words: readonly LookedUp[]): Gathered {
  const space = workspaceOf(index, words.length);
  const places: number[] = [];
  for (const [at, word] of words.entries()) weigh(index, word, space.evidence[at] as Evidence, space, places);
  return { index, places, byWord: space.evidence.slice(0, words.length) };
}
