import { fits, type LineMatch } from '../dictionary/matchLines';
import type { Phrase } from './phrase';
import type { DictionaryUse, Item, Program } from './program';

/** The words that an item of the pattern matched: from word `from` up to word `to` (not included). */
export interface Taken {
  readonly from: number;
  readonly to: number;
  readonly item: Item;
  /** The line of a dictionary; null when an optional one matched nothing. */
  readonly line: LineMatch | null;
}

export interface Match {
  /** Sum of the weights of section 4. */
  readonly weight: number;
  readonly taken: readonly Taken[];
  readonly fragments: Program['fragments'];
}

const impossible = -1;

/**
 * Matches a phrase as a whole (section 4). The match with the greatest weight wins, and of equal ones the leftmost. One
 * value per item and position is computed once, so the work is bounded by phrase length times pattern length.
 */
export function matchProgram(program: Program, phrase: Phrase): Match | null {
  return program.possible ? new Run(program, phrase).match() : null;
}

type DictionaryItem = Extract<Item, { kind: 'dictionary' }>;

class Run {
  private readonly count: number;
  /** The greatest weight from an item and a position to the end. */
  private readonly best: Int32Array;
  /** The greatest weight from an item and a position, or a later one, to the end. */
  private readonly later: Int32Array;

  constructor(
    private readonly program: Program,
    private readonly phrase: Phrase,
  ) {
    this.count = phrase.words.length;
    const size = (program.items.length + 1) * (this.count + 1);
    // Each value takes a step, so what would take too many must not ask for the memory first.
    phrase.checkSteps(size);
    this.best = new Int32Array(size).fill(impossible);
    this.later = new Int32Array(size).fill(impossible);
    for (let index = program.items.length; index >= 0; index--) {
      this.fill(index);
      phrase.checkSteps();
    }
  }

  private fill(index: number): void {
    const row = index * (this.count + 1);
    const item = this.program.items[index];
    const lines = item?.kind === 'dictionary' ? this.dictionaryRow(item, index) : null;
    let greatest = impossible;
    for (let place = this.count; place >= 0; place--) {
      this.phrase.steps++;
      const end = place === this.count ? 0 : impossible;
      const value = lines?.[place] ?? (item === undefined ? end : this.value(item, index, place));
      greatest = Math.max(greatest, value);
      this.best[row + place] = value;
      this.later[row + place] = greatest;
    }
  }

  match(): Match | null {
    const weight = this.at(0, 0);
    if (weight === impossible) return null;
    const taken: Taken[] = [];
    let place = 0;
    for (let index = 0; index < this.program.items.length; ) {
      const found = this.trace(index, place);
      taken.push(...found);
      index += found.length;
      place = found.at(-1)?.to ?? place;
    }
    return { weight, taken, fragments: this.program.fragments };
  }

  private at(index: number, place: number): number {
    return place > this.count ? impossible : (this.best[index * (this.count + 1) + place] ?? impossible);
  }

  private from(index: number, place: number): number {
    return place > this.count ? impossible : (this.later[index * (this.count + 1) + place] ?? impossible);
  }

  private isStarBeforeLast(index: number): boolean {
    return this.program.starBeforeLast && index === this.program.items.length - 2;
  }

  private value(item: Item, index: number, place: number): number {
    switch (item.kind) {
      case 'star':
      case 'superStar': {
        const least = item.kind === 'superStar' ? 1 : 0;
        if (!this.isStarBeforeLast(index)) return plus(least, this.from(index + 1, place + least));
        return Math.max(impossible, ...this.lastPairs(index, place).map(({ weight }) => weight));
      }
      case 'oneWord':
        return plus(1, this.at(index + 1, place + 1));
      case 'word':
        return fits([item.test], this.phrase.words, place) ? plus(2, this.at(index + 1, place + 1)) : impossible;
      case 'gap':
        return this.at(index + 1, place);
      case 'inline':
        return this.inline(item, index, place).value;
      default:
        return impossible;
    }
  }

  private inline({ variants }: Extract<Item, { kind: 'inline' }>, index: number, place: number) {
    let found = { value: impossible, end: place };
    for (const tests of variants) {
      this.phrase.steps++;
      if (!fits(tests, this.phrase.words, place)) continue;
      const value = plus(2 * tests.length, this.at(index + 1, place + tests.length));
      if (value > found.value) found = { value, end: place + tests.length };
    }
    return found;
  }

  /** The greatest weight of a line and everything after it. */
  private lineValue(item: DictionaryItem, index: number, line: LineMatch): number {
    this.phrase.steps++;
    const rest = line.after === null ? this.at(index + 1, line.end) : this.from(index + 1, line.end + line.after);
    return plus(lineWeight(item.use, line), rest);
  }

  /** The values of a dictionary for all positions: each match of a line is visited once. */
  private dictionaryRow(item: DictionaryItem, index: number): Int32Array {
    const row = new Int32Array(this.count + 1).fill(impossible);
    const starred = new Map<number, Int32Array>();
    for (const line of this.phrase.matchesOf(item.use.dictionary)) {
      const values = line.before === null ? row : (starred.get(line.before) ?? row.slice().fill(impossible));
      if (line.before !== null) starred.set(line.before, values);
      values[line.begin] = Math.max(values[line.begin] ?? impossible, this.lineValue(item, index, line));
    }
    for (const [before, values] of starred) {
      let greatest = impossible;
      for (let place = this.count; place >= before; place--) {
        greatest = Math.max(greatest, values[place] ?? impossible);
        row[place - before] = Math.max(row[place - before] ?? impossible, greatest);
      }
    }
    if (item.optional) {
      for (let place = 0; place <= this.count; place++) {
        row[place] = Math.max(row[place] ?? impossible, this.at(index + 1, place));
      }
    }
    return row;
  }

  /**
   * The possible matches of a star and the dictionary that ends the pattern. After a match that did not reach the end
   * of the phrase, the reference engine forgets the star, so later ones must start where it started (section 4).
   */
  private lastPairs(index: number, place: number): { weight: number; to: number; line: LineMatch | null }[] {
    const [star, last] = this.program.items.slice(index);
    if (last?.kind !== 'dictionary') return [];
    const least = star?.kind === 'superStar' ? 1 : 0;
    const start = place + least;
    const ways: { weight: number; to: number; line: LineMatch | null }[] = [];
    if (start > this.count) return ways;
    let remembered = true;
    for (const line of this.phrase.matchesOf(last.use.dictionary)) {
      this.phrase.steps++;
      if (line.begin < start + (line.before ?? 0)) continue;
      if (!remembered && line.begin !== start && line.before === null) continue;
      const reaches = line.after === null ? line.end === this.count : line.end + line.after <= this.count;
      if (reaches) {
        ways.push({ weight: least + lineWeight(last.use, line), to: remembered ? line.begin : start, line });
      } else remembered = false;
    }
    if (last.optional && (remembered || start === this.count)) {
      ways.push({ weight: least, to: this.count, line: null });
    }
    return ways;
  }

  /** The words that the item at a position matches on the best path; a star before the last dictionary includes it. */
  private trace(index: number, place: number): Taken[] {
    const item = this.program.items[index];
    const value = this.at(index, place);
    if (item === undefined) return [];
    switch (item.kind) {
      case 'star':
      case 'superStar': {
        if (this.isStarBeforeLast(index)) return this.traceLast(item, index, place, value);
        const least = item.kind === 'superStar' ? 1 : 0;
        let to = place + least;
        while (to < this.count && this.at(index + 1, to) !== value - least) to++;
        return [{ item, from: place, to, line: null }];
      }
      case 'gap':
        return [{ item, from: place, to: place, line: null }];
      case 'inline':
        return [{ item, from: place, to: this.inline(item, index, place).end, line: null }];
      case 'dictionary':
        return [this.traceDictionary(item, index, place, value)];
      default:
        return [{ item, from: place, to: place + 1, line: null }];
    }
  }

  private traceDictionary(item: DictionaryItem, index: number, place: number, value: number): Taken {
    const line = this.phrase
      .matchesOf(item.use.dictionary)
      .find(
        (one) =>
          (one.before === null ? one.begin === place : one.begin >= place + one.before) &&
          this.lineValue(item, index, one) === value,
      );
    if (line === undefined) return { item, from: place, to: place, line: null };
    let to = line.end + (line.after ?? 0);
    const rest = value - lineWeight(item.use, line);
    while (line.after !== null && to < this.count && this.at(index + 1, to) !== rest) to++;
    return { item, from: line.before === null ? line.begin : place, to, line };
  }

  private traceLast(star: Item, index: number, place: number, value: number): Taken[] {
    const way = this.lastPairs(index, place).find(({ weight }) => weight === value);
    const last = this.program.items[index + 1];
    if (way === undefined || last === undefined) return [];
    const { line, to } = way;
    return [
      { item: star, from: place, to, line: null },
      { item: last, from: to, to: line?.after === null ? line.end : this.count, line },
    ];
  }
}

const plus = (weight: number, rest: number) => (rest === impossible ? impossible : weight + rest);

/** In an `lcdict` a line has half its weight, rounded up. */
function lineWeight({ mode }: DictionaryUse, { weight }: LineMatch): number {
  return mode === 'lcdict' ? Math.ceil(weight / 2) : weight;
}
