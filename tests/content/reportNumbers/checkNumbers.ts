import { SKIP, visit } from 'unist-util-visit';
import { escaped } from '../../../plugins/lint/findWords';
import { proseIn, proseOf } from '../../../plugins/lint/prose';
import { type Document, parseDocument } from '../../../plugins/texts/document';
import type { GuardReport } from '../../guards/guard';
import { allowedEverywhere, type PageNumbers, type Sample } from './derivations';
import { columnsOf, drawnLists } from './drawnLists';
import { numbersOf, type Printed, prints } from './printed';

/** How many numbers have which origin. */
export type NumberCounts = Record<'figures' | 'derived' | 'in words' | 'drawn' | 'allowed', number>;

type Figure = { value: number; isShare: boolean };
type Text = { text: string; lineAt: (offset: number) => number };

/** @returns every leaf of a part of the sample; shares are printed in percent */
function figuresOf(part: unknown, key = ''): Figure[] {
  if (typeof part === 'number') {
    return [{ value: part, isShare: key.endsWith('share') }];
  }
  return typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([name, value]) => figuresOf(value, name))
    : [];
}

/**
 * The prose of a page with each row of a table as one text, `cell | cell`, so that its head tells what the numbers are.
 */
function textsOf(document: Document): Text[] {
  const { tree } = document;
  const rows: Text[] = [];
  const captions: Text[] = [];
  visit(tree, (node) => {
    if (node.type === 'tableRow') {
      const line = node.position?.start.line ?? 1;
      rows.push({ text: node.children.map((cell) => proseOf(cell, document).text).join(' | '), lineAt: () => line });
      return SKIP;
    }
    if (node.type === 'code') {
      const line = node.position?.start.line ?? 1;
      for (const [, text = ''] of (node.meta ?? '').matchAll(/\b(?:title|alt)="([^"]*)"/g)) {
        captions.push({ text, lineAt: () => line });
      }
    }
    return undefined;
  });
  return [...proseIn(document).filter(({ kind }) => kind !== 'cell'), ...rows, ...captions];
}

/** `#` stands for a number, a space for any white space: two remain where a fact was taken out. */
function patternOf(phrase: string): RegExp {
  return new RegExp(escaped(phrase).replaceAll(' ', '\\s+').replaceAll('#', '[−+]?\\d[\\d,.:]*(?<![.,:])%?'), 'g');
}

/** @returns the numbers of each place where a text says the phrase */
function placesOf(pattern: RegExp, { text }: Text, numbers: readonly Printed[]): Printed[][] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) =>
    numbers.filter(({ offset }) => offset >= index && offset < index + found.length),
  );
}

/**
 * Recomputes every number that a page prints in prose, tables, charts and their descriptions. What `<Fact>` and tables
 * of facts print is the data itself and is not checked.
 *
 * @param numbers what the page may print and how it is worked out
 * @returns a fault for each number that is neither a figure of the sample nor derived from it nor allowed with a
 *   reason, and for each listed phrase that is not on the page
 */
export function checkNumbers(
  file: string,
  source: string,
  sample: Sample,
  numbers: PageNumbers,
): GuardReport & { counts: NumberCounts } {
  const counts: NumberCounts = { figures: 0, derived: 0, 'in words': 0, drawn: 0, allowed: 0 };
  let unknown = 0;
  const faults: string[] = [];
  const document = parseDocument(file, 'doc', source);
  const texts = textsOf(document).map((text) => ({
    ...text,
    numbers: numbersOf(text.text),
    known: new Set<Printed>(),
  }));
  const fault = (line: number, reason: string, fix: string): void => {
    faults.push(`${file}:${line}: ${reason}. Fix: ${fix}.`);
  };

  /** Calls back for each place of a phrase with the numbers that no earlier phrase has explained. */
  const explain = (phrase: string, each: (text: (typeof texts)[number], place: Printed[]) => void): void => {
    const pattern = patternOf(phrase);
    let found = 0;
    for (const text of texts) {
      const places = text.text.match(pattern) ? placesOf(pattern, text, text.numbers) : [];
      for (const place of places) {
        found += 1;
        each(text, place);
        for (const number of place) {
          text.known.add(number);
        }
      }
    }
    if (found === 0) {
      fault(1, `the page does not say "${phrase}"`, 'remove the phrase from derivations.ts, or correct it');
    }
  };

  for (const [phrase, values] of Object.entries(numbers.derived ?? {})) {
    explain(phrase, ({ lineAt, known }, place) => {
      for (const [index, number] of place.entries()) {
        const counted = values[index];
        counts.derived += known.has(number) ? 0 : 1;
        if (counted === undefined || !prints(number, counted)) {
          const reason = `"${phrase}" prints ${number.text}, and the data give ${counted}`;
          fault(lineAt(number.offset), reason, 'correct the text');
        }
      }
    });
  }
  for (const [phrase, isTrue] of Object.entries(numbers.inWords ?? {})) {
    explain(phrase, ({ text, lineAt }) => {
      counts['in words'] += 1;
      if (!isTrue) {
        fault(lineAt(text.search(patternOf(phrase))), `the data do not give "${phrase}"`, 'correct the text');
      }
    });
  }
  for (const phrase of Object.keys(numbers.allowed ?? {})) {
    explain(phrase, ({ known }, place) => {
      counts.allowed += place.filter((number) => !known.has(number)).length;
    });
  }

  const figures = numbers.figures.flatMap((part) => figuresOf(sample[part]));
  for (const text of texts) {
    const free = new Set(allowedEverywhere.flatMap(({ phrase }) => placesOf(phrase, text, text.numbers).flat()));
    for (const number of text.numbers.filter((one) => !text.known.has(one))) {
      if (free.has(number)) {
        counts.allowed += 1;
      } else if (figures.some(({ value, isShare }) => value === number.value && isShare === number.isShare)) {
        counts.figures += 1;
      } else {
        unknown += 1;
        const reason = `${number.text} is not a figure of the sample and is not derived from it`;
        fault(text.lineAt(number.offset), reason, 'correct it, write <Fact>, or list its derivation in derivations.ts');
      }
    }
  }

  const columns = [...columnsOf(sample, numbers.figures), ...(numbers.drawn ?? [])].map(String);
  for (const { line, chart, name, values } of drawnLists(document.tree)) {
    counts.drawn += values.length;
    if (!columns.includes(String(values))) {
      const reason = `"${name}" of the chart "${chart}" draws ${values.join(', ')}, which is not a list of the sample`;
      fault(line, reason, 'draw the figures of the sample in their order');
    }
  }
  const checked = counts.figures + counts.derived + counts['in words'] + counts.drawn + unknown;
  return { checked, unit: 'numbers', faults, counts };
}
