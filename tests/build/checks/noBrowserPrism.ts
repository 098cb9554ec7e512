import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';

/** Words that the source of Prism has, that minifiers leave alone, and that nothing else here needs. */
const marks = ['before-tokenize', 'tokenizePlaceholders', 'javadoclike'];

/** Code is coloured while building: no script of the site holds the highlighter or one of its languages. */
export function noBrowserPrism(site: BuiltSite): GuardReport {
  const scripts = [...site.files].filter((file) => file.endsWith('.js')).sort();
  const faults = scripts.flatMap((file) => {
    const text = site.read(file) ?? '';
    return marks
      .filter((mark) => text.includes(mark))
      .map(
        (mark) =>
          `${file} holds "${mark}", a word of Prism. Import nothing of it in code for the browser (plugins/no-browser-prism).`,
      );
  });
  return { checked: scripts.length, unit: 'scripts', faults };
}
