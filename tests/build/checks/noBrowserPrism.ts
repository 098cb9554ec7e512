import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';

/** Words that the source of Prism has, that minifiers leave alone, and that nothing else here needs. */
const marks = ['before-tokenize', 'tokenizePlaceholders', 'javadoclike'];

/** The view of Redoc has its own highlighter; tests/e2e/api/redoc.spec.ts shows that only a click loads it. */
const isRedoc = (text: string) => text.includes('API docs by Redocly');

/**
 * Code is coloured while building: no script of the site except Redoc contains the highlighter or one of its languages.
 */
export function noBrowserPrism(site: BuiltSite): GuardReport {
  const scripts = [...site.files].filter((file) => file.endsWith('.js')).sort();
  const faults = scripts.flatMap((file) => {
    const text = site.read(file) ?? '';
    if (isRedoc(text)) {
      return [];
    }
    return marks
      .filter((mark) => text.includes(mark))
      .map(
        (mark) =>
          `${file} contains "${mark}", a word of Prism. Do not import it in code for the browser (plugins/bundle/light-modules).`,
      );
  });
  return { checked: scripts.length, unit: 'scripts', faults };
}
