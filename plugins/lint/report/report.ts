import { formatFinding } from '../formatFindings';
import { lintContent } from '../lintContent';
import { naturalEnglish } from '../rules/natural-english';
import { paragraphs } from '../rules/paragraphs';
import { semicolons } from '../rules/semicolons';
import { sentences } from '../rules/sentences';
import { readSite } from '../site';
import { type Counted, countIn, type Measures, measure, together } from './measure';

/** The columns after the name of a text, and which figures are outside of what the style asks for. */
const columns: { name: string; show: (of: Measures) => string; isOff?: (of: Measures) => boolean }[] = [
  { name: 'words', show: ({ words }) => String(words) },
  { name: 'patterns', show: ({ patterns }) => patterns.toFixed(1), isOff: ({ patterns }) => patterns > 2 },
  { name: 'mean', show: ({ mean }) => mean.toFixed(1), isOff: ({ mean }) => mean < 14 || mean > 18 },
  { name: 'spread', show: ({ spread }) => spread.toFixed(1), isOff: ({ spread }) => spread < 5 },
  { name: '20+ %', show: ({ long }) => long.toFixed(0) },
  {
    name: 'semicolons',
    show: ({ semicolons: rate }) => rate.toFixed(1),
    isOff: ({ semicolons: rate }) => rate > 1000 / 150,
  },
  { name: 'colons', show: ({ colons }) => colons.toFixed(1) },
  { name: 'grade', show: ({ grade }) => grade.toFixed(1), isOff: ({ grade }) => grade > 11 },
  { name: 'swaps %', show: ({ swaps }) => swaps.toFixed(0), isOff: ({ swaps }) => swaps > 20 },
];

const legend = `Patterns (findings of natural-english), semicolons and colons are per 1,000 words; mean and spread are words in a sentence.
Swaps are sentences with "appears", "contains", "arrives", "is shown" or "is listed".
"*" is outside of the style: patterns above 2, mean outside 14–18, spread below 5, semicolons above 2 in 300 words, grade above 11,
swaps above 20 %.`;

function table(rows: readonly { name: string; counted: Counted }[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell, index) => cell.padStart((columns[index]?.name.length ?? 0) + 2))].join('');
  const lines = rows.map(({ name, counted }) => {
    const figures = measure(counted);
    return line(
      name,
      columns.map(({ show, isOff }) => `${show(figures)}${isOff?.(figures) ? '*' : ' '}`),
    );
  });
  return [
    line(
      '',
      columns.map(({ name }) => `${name} `),
    ),
    ...lines,
  ].join('\n');
}

/**
 * Says how natural the English of the texts is (style, section 2).
 *
 * @param root folder that contains `docs`, `blog` and `src/pages`
 * @param place a folder or file below it; if omitted, all texts
 * @returns the findings about it line by line, then a table by text with the totals
 * @throws Error when there is no text in the place
 */
export function reportTexts(root: string, place = ''): string {
  const wanted = place.replace(/^\.\/|\/$/g, '');
  const isWanted = (file: string) => wanted === '' || file === wanted || file.startsWith(`${wanted}/`);
  const { findings } = lintContent({ root, rules: [sentences, paragraphs, semicolons, naturalEnglish] });
  const rows = readSite(root)
    .documents.filter(({ file }) => isWanted(file))
    .map((document) => {
      const hits = findings.filter(({ file, rule }) => file === document.file && rule === naturalEnglish.name).length;
      return { name: document.file, counted: countIn(document, hits) };
    });
  if (rows.length === 0) {
    throw new Error(`There is no text in "${place}". Fix: name a folder or file of texts, for example docs/about.`);
  }
  const total = { name: `${rows.length} texts`, counted: together(rows.map(({ counted }) => counted)) };
  const found = wanted === '' ? [] : findings.filter(({ file }) => isWanted(file)).map(formatFinding);
  return [...found, table([...rows, total]), legend].join('\n');
}
