import { readingGrade } from '../readingGrade';
import type { Rule } from '../rule';

const highestGrade = 9;

/** A documentation page reads at grade 9 of Flesch–Kincaid at most; code, tables and headings are left out. */
export const readingGradeRule: Rule = {
  name: 'reading-grade',
  unit: 'pages',
  check: (document) => {
    if (document.kind !== 'doc') {
      return { checked: 0, faults: [] };
    }
    const grade = readingGrade(document);
    const reason = `The page reads at grade ${grade.toFixed(1)}; up to ${highestGrade} is allowed.`;
    const faults =
      grade > highestGrade
        ? [{ file: document.file, line: 1, reason, fix: 'write shorter sentences and plainer words.' }]
        : [];
    return { checked: 1, faults };
  },
};
