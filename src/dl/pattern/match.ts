import { passes } from './elements';
import type { Phrase } from './phrase';
import { type DictionaryUse, type Program, type Step, uncaptured } from './program';

/** Places between words: a stretch of the phrase from word `from` up to word `to` (not included). */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A fragment also knows whether a star stands at its ends (section 4.1). */
interface FragmentStretch extends Stretch {
  readonly starFirst: boolean;
  readonly starLast: boolean;
}

interface DictionaryMatch {
  readonly use: DictionaryUse;
  /** Line and words; null when an optional dictionary matched nothing. */
  readonly found: (Stretch & { readonly line: number }) | null;
}

export interface Match {
  /** Sum of the weights of section 4. */
  readonly weight: number;
  /** The first word of the phrase that no star took; the number of words when there is none. */
  readonly firstWord: number;
  readonly stars: readonly Stretch[];
  readonly fragments: readonly (FragmentStretch | null)[];
  readonly dictionaries: readonly DictionaryMatch[];
}

/** True when a line may be used now (udict and sudict, section 4). */
export type LineFilter = (use: DictionaryUse, line: number) => boolean;

const impossible = -1;

/**
 * Matches a phrase as a whole (section 4). The greatest weight wins; of equal ways the leftmost. One value per step and
 * place is worked out once, so the work is bounded by phrase length times pattern length.
 */
export function matchProgram(program: Program, phrase: Phrase, allowed: LineFilter): Match | null {
  if (!program.possible) return null;
  const run = new Run(program, phrase, allowed);
  return run.weight === impossible ? null : run.trace();
}

class Run {
  private readonly size: number;
  private readonly count: number;
  /** The greatest weight from step and place to the end. */
  private readonly best: Int32Array;

  constructor(
    private readonly program: Program,
    private readonly phrase: Phrase,
    private readonly allowed: LineFilter,
  ) {
    this.size = program.steps.length;
    this.count = phrase.words.length;
    this.best = new Int32Array(this.size * (this.count + 1)).fill(impossible);
    for (let place = this.count; place >= 0; place--) {
      for (let index = this.size - 1; index >= 0; index--) {
        const step = program.steps[index];
        if (step !== undefined) this.best[place * this.size + index] = this.value(step, index, place);
      }
    }
  }

  get weight(): number {
    return this.at(0, 0);
  }

  private at(index: number, place: number): number {
    return place > this.count ? impossible : (this.best[place * this.size + index] ?? impossible);
  }

  private plus(weight: number, index: number, place: number): number {
    const rest = this.at(index, place);
    return rest === impossible ? impossible : weight + rest;
  }

  private value(step: Step, index: number, place: number): number {
    this.phrase.steps++;
    switch (step.op) {
      case 'word':
        return passes(step.test, this.word(place)) ? this.plus(step.weight, step.next, place + 1) : impossible;
      case 'one':
        return this.plus(1, index + 1, place + 1);
      case 'star':
        return Math.max(this.at(index + 1, place), this.at(index, place + 1));
      case 'super':
        return this.plus(step.weight, index + 1, place + 1);
      case 'jump':
        return this.plus(step.weight, step.target, place);
      case 'line':
        return this.usable(step.use, step.line) ? this.plus(step.weight, index + 1, place) : impossible;
      case 'accept':
        return place === this.count ? 0 : impossible;
      case 'split':
        return this.greatest(step.targets, place);
      case 'lines':
        return this.lines(step, place).value;
      default:
        return this.at(index + 1, place);
    }
  }

  private word(place: number): string {
    return this.phrase.words[place]?.text ?? '';
  }

  private usable(use: number, line: number): boolean {
    const entry = this.program.uses[use];
    return entry !== undefined && this.allowed(entry, line);
  }

  private greatest(targets: readonly number[], place: number): number {
    let value = impossible;
    for (const target of targets) {
      this.phrase.steps++;
      value = Math.max(value, this.at(target, place));
    }
    return value;
  }

  private lines(step: Extract<Step, { op: 'lines' }>, place: number): { value: number; end: number; line: number } {
    let found = { value: impossible, end: place, line: 0 };
    const use = this.program.uses[step.use];
    if (use === undefined) return found;
    for (const { end, lines } of this.phrase.linesFrom(use.dictionary, place)) {
      this.phrase.steps++;
      const value = this.plus(use.wordWeight * (end - place), step.next, end);
      if (value <= found.value) continue;
      const line = lines.find((candidate) => this.allowed(use, candidate));
      if (line !== undefined) found = { value, end, line };
    }
    return found;
  }

  /** Walks the best way from the left; of equal ways a star gives way to what follows it. */
  trace(): Match {
    const tracer = new Tracer(this.program, this.count);
    let index = 0;
    let place = 0;
    for (;;) {
      const step = this.program.steps[index];
      if (step === undefined || step.op === 'accept') return tracer.match(this.weight, place);
      let end = place;
      switch (step.op) {
        case 'word':
          tracer.word(place);
          end = place + 1;
          index = step.next;
          break;
        case 'one':
          tracer.star(step.star, place, place + 1);
          end = place + 1;
          index++;
          break;
        case 'super':
          tracer.star(step.star, place, place + 1);
          end = place + 1;
          index++;
          break;
        case 'star':
          if (this.at(index + 1, place) >= this.at(index, place + 1)) {
            tracer.star(step.star, place, place);
            index++;
          } else {
            tracer.star(step.star, place, place + 1);
            end = place + 1;
          }
          break;
        case 'split': {
          const value = this.at(index, place);
          index = step.targets.find((target) => this.at(target, place) === value) ?? this.size;
          break;
        }
        case 'jump':
          index = step.target;
          break;
        case 'lineEnd':
          tracer.endLine(place);
          index++;
          break;
        case 'lines': {
          const found = this.lines(step, place);
          end = found.end;
          if (end > place) tracer.word(place);
          tracer.line(step.use, found.line, place);
          index = step.next;
          break;
        }
        case 'line':
          tracer.line(step.use, step.line, place);
          index++;
          break;
        default:
          if (step.op === 'open') tracer.open(step.fragment, place);
          else tracer.close(step.fragment, place);
          index++;
      }
      place = end;
    }
  }
}

/** Notes what the chosen way takes. */
class Tracer {
  private firstWord: number;
  private readonly stars: { from: number; to: number }[];
  private readonly fragments: ({ from: number; to: number; starFirst: boolean; starLast: boolean } | null)[];
  private readonly found: ((Stretch & { line: number }) | null)[];
  private openLine: { use: number; line: number; from: number } | null = null;
  private fresh: number[] = [];
  private lastWasStar = false;

  constructor(
    private readonly program: Program,
    count: number,
  ) {
    this.firstWord = count;
    this.stars = Array.from({ length: program.stars }, () => ({ from: -1, to: -1 }));
    this.fragments = new Array<null>(program.fragments).fill(null);
    this.found = new Array<null>(program.uses.length).fill(null);
  }

  word(place: number): void {
    this.firstWord = Math.min(this.firstWord, place);
    this.begun(false);
  }

  star(star: number, from: number, to: number): void {
    this.begun(true);
    const entry = star === uncaptured ? undefined : this.stars[star];
    if (entry === undefined) return;
    if (entry.from === -1) entry.from = from;
    entry.to = to;
  }

  line(use: number, line: number, from: number): void {
    this.openLine = { use, line, from };
  }

  endLine(place: number): void {
    if (this.openLine === null) return;
    this.found[this.openLine.use] = { line: this.openLine.line, from: this.openLine.from, to: place };
    this.openLine = null;
  }

  open(fragment: number, place: number): void {
    this.fragments[fragment] = { from: place, to: place, starFirst: false, starLast: false };
    this.fresh.push(fragment);
    this.lastWasStar = false;
  }

  close(fragment: number, place: number): void {
    const entry = this.fragments[fragment];
    if (entry === undefined || entry === null) return;
    entry.to = place;
    entry.starLast = this.lastWasStar && !this.fresh.includes(fragment);
    this.fresh = this.fresh.filter((open) => open !== fragment);
  }

  match(weight: number, count: number): Match {
    return {
      weight,
      firstWord: this.firstWord,
      stars: this.stars.map(({ from, to }) => (from === -1 ? { from: count, to: count } : { from, to })),
      fragments: this.fragments,
      dictionaries: this.program.uses.map((use, index) => ({ use, found: this.found[index] ?? null })),
    };
  }

  /** A word or a star was read: it is the first thing of the fragments opened before it. */
  private begun(star: boolean): void {
    for (const fragment of this.fresh) {
      const entry = this.fragments[fragment];
      if (entry !== undefined && entry !== null) entry.starFirst = star;
    }
    this.fresh = [];
    this.lastWasStar = star;
  }
}
