import type { Dictionary } from '../dictionary/dictionary';
import type { Element, Pattern, WordTest } from './elements';

/**
 * A pattern as a row of steps. A step that reads no word leads only to steps after it, so one pass from the last step to
 * the first settles a place of the phrase (see matchProgram).
 */
export type Step =
  | { readonly op: 'word'; readonly test: WordTest; readonly weight: number; readonly next: number }
  | { readonly op: 'one'; readonly star: number }
  | { readonly op: 'star'; readonly star: number }
  | { readonly op: 'super'; readonly star: number; readonly weight: number }
  | { readonly op: 'split'; readonly targets: readonly number[] }
  | { readonly op: 'jump'; readonly target: number; readonly weight: number }
  | { readonly op: 'open' | 'close'; readonly fragment: number }
  | { readonly op: 'lines'; readonly use: number; readonly next: number }
  | { readonly op: 'line'; readonly use: number; readonly line: number; readonly weight: number }
  | { readonly op: 'lineEnd' }
  | { readonly op: 'accept' };

/** A dictionary of a pattern, in the order of the pattern. */
export interface DictionaryUse {
  readonly dictionary: Dictionary;
  readonly mode: Extract<Element, { kind: 'dictionary' }>['mode'];
  /** Weight of one word of a line: 2, for `lcdict` 1. */
  readonly wordWeight: number;
}

export interface Program {
  readonly steps: readonly Step[];
  readonly uses: readonly DictionaryUse[];
  readonly stars: number;
  readonly fragments: number;
  /** False for a pattern of gaps only: it never matches (section 4, details). */
  readonly possible: boolean;
}

type Dictionaries = ReadonlyMap<string, Dictionary>;

/** Turns a pattern into steps. A dictionary the base does not hold makes the pattern impossible. */
export function programFor(pattern: Pattern, dictionaries: Dictionaries): Program {
  const builder = new ProgramBuilder(dictionaries);
  for (const element of pattern.elements) builder.add(element);
  return builder.program(pattern);
}

class ProgramBuilder {
  private readonly steps: Step[] = [];
  private readonly uses: DictionaryUse[] = [];
  private stars = 0;

  constructor(private readonly dictionaries: Dictionaries) {}

  program(pattern: Pattern): Program {
    this.steps.push({ op: 'accept' });
    const possible = pattern.elements.some(({ kind }) => kind !== 'open' && kind !== 'close');
    return { steps: this.steps, uses: this.uses, stars: this.stars, fragments: pattern.fragments, possible };
  }

  add(element: Element): void {
    switch (element.kind) {
      case 'word':
        this.word(element.test, 2);
        break;
      case 'star':
        this.star(this.stars++);
        break;
      case 'superStar':
        this.superStar(this.stars++, 1);
        break;
      case 'oneWord':
        this.steps.push({ op: 'one', star: this.stars++ });
        return;
      case 'inline':
        this.inline(element.variants, 2);
        break;
      case 'dictionary':
        this.dictionary(element);
        break;
      default:
        this.steps.push({ op: element.kind, fragment: element.fragment - 1 });
    }
  }

  private word(test: WordTest, weight: number): void {
    this.steps.push({ op: 'word', test, weight, next: this.steps.length + 1 });
  }

  private star(star: number): void {
    this.steps.push({ op: 'star', star });
  }

  private superStar(star: number, weight: number): void {
    this.steps.push({ op: 'super', star, weight });
    this.steps.push({ op: 'star', star });
  }

  /** Longer variants stand first: of equal ways the one that reads more words further left is taken. */
  private inline(variants: readonly (readonly WordTest[])[], weight: number): void {
    const ordered = [...variants].sort((a, b) => b.length - a.length);
    this.choice(ordered.map((tests) => () => tests.forEach((test) => void this.word(test, weight))));
  }

  /** A split into branches that all lead to the step after the last of them. */
  private choice(branches: readonly (() => void)[]): void {
    const split = this.steps.length;
    const targets: number[] = [];
    const jumps: number[] = [];
    this.steps.push({ op: 'split', targets });
    for (const branch of branches) {
      targets.push(this.steps.length);
      branch();
      jumps.push(this.steps.length);
      this.steps.push({ op: 'jump', target: 0, weight: 0 });
    }
    const after = this.steps.length;
    for (const jump of jumps) this.steps[jump] = { op: 'jump', target: after, weight: 0 };
    this.steps[split] = { op: 'split', targets };
  }

  private dictionary(element: Extract<Element, { kind: 'dictionary' }>): void {
    const dictionary = this.dictionaries.get(element.name);
    const use = this.uses.length;
    const half = element.mode === 'lcdict';
    const branches: (() => void)[] = [];
    if (dictionary !== undefined) {
      this.uses.push({ dictionary, mode: element.mode, wordWeight: half ? 1 : 2 });
      branches.push(() => {
        this.steps.push({ op: 'lines', use, next: this.steps.length + 1 }, { op: 'lineEnd' });
      });
      for (const line of dictionary.starredLines) branches.push(() => this.starredLine(dictionary, use, line, half));
    }
    if (element.optional) branches.push(() => undefined);
    this.choice(branches);
  }

  /** A dictionary line with stars is read like a part of the pattern; its stars are not captured (section 4). */
  private starredLine(dictionary: Dictionary, use: number, line: number, half: boolean): void {
    const elements = dictionary.lines[line]?.pattern.elements ?? [];
    const supers = elements.filter(({ kind }) => kind === 'superStar').length;
    this.steps.push({ op: 'line', use, line, weight: half ? Math.ceil(supers / 2) : 0 });
    for (const element of elements) {
      if (element.kind === 'word') this.word(element.test, half ? 1 : 2);
      else if (element.kind === 'inline') this.inline(element.variants, half ? 1 : 2);
      else if (element.kind === 'superStar') this.superStar(uncaptured, half ? 0 : 1);
      else this.star(uncaptured);
    }
    this.steps.push({ op: 'lineEnd' });
  }
}

/** The number of a star that is not captured. */
export const uncaptured = -1;
