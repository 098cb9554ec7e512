import { proseIn } from '../prose';
import type { Rule } from '../rule';
import { countWords } from '../sentences';

const mostIn300 = 2;

/**
 * A page has up to 2 semicolons in 300 words: a conjunction nearly always reads better (style, section 2). In a cell of a
 * table a semicolon separates items, so it does not count.
 */
export const semicolons: Rule = {
  name: 'semicolons',
  unit: 'pages',
  check: (document) => {
    const { file } = document;
    const prose = proseIn(document).filter(({ kind }) => kind !== 'field');
    const words = prose.reduce((sum, { text }) => sum + countWords(text), 0);
    const lines = prose
      .filter(({ kind }) => kind !== 'cell')
      .flatMap(({ text, lineAt }) => [...text.matchAll(/;/g)].map(({ index }) => lineAt(index)));
    const most = Math.max(mostIn300, Math.floor((words / 300) * mostIn300));
    const reason = `The page has ${lines.length} semicolons in ${words} words; up to ${most} are allowed. They are on lines ${lines.join(', ')}.`;
    const fix = 'write two sentences, or join the clauses with "because", "so", "but", "while" or "which".';
    return {
      checked: 1,
      faults: lines.length > most ? [{ file, line: lines[0] ?? 1, reason, fix }] : [],
    };
  },
};
