import { jsonFix } from '../../../src/data/parseJson';
import { lineAndColumn, placeOfJsonFault } from '../../../src/data/placeOfJsonFault';
import { type Fault, faultOf } from '../../texts/finding';
import { visit } from '../../texts/visit';
import { textFences } from '../../transforms/markdownPlugins';
import { readCodeMeta } from '../../transforms/rehype/codeMeta';
import type { Rule } from '../rule';

/** Readers copy an example. @param start line of the fence */
function jsonFaults(file: string, value: string, start: number): Fault[] {
  const place = placeOfJsonFault(value);
  if (place === undefined) return [];
  const [line, column] = lineAndColumn(value, place);
  const reason = `The example is not valid JSON from column ${column} on.`;
  return [{ file, line: start + line, reason, fix: `${jsonFix}; name the language "text" if it is shortened.` }];
}

/** A code block has a known language, and nothing unknown after it; JSON can be parsed. DL examples and figures have checks of their own. */
export const fences: Rule = {
  name: 'fences',
  unit: 'code blocks',
  check: ({ file, tree }) => {
    const faults: Fault[] = [];
    let checked = 0;
    visit(tree, 'code', ({ lang, meta, value, position }) => {
      if (textFences.includes(lang ?? '')) return;
      checked += 1;
      if (lang === 'json') faults.push(...jsonFaults(file, value, position?.start.line ?? 1));
      try {
        readCodeMeta(lang ?? 'text', meta ?? '', value, { file, line: position?.start.line ?? 1 });
      } catch (error) {
        faults.push(faultOf(file, error));
      }
    });
    return { checked, faults };
  },
};
