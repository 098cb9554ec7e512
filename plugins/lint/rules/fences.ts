import { type Fault, faultOf } from '../../texts/finding';
import { visit } from '../../texts/visit';
import { textFences } from '../../transforms/markdownPlugins';
import { readCodeMeta } from '../../transforms/rehype/codeMeta';
import type { Rule } from '../rule';

/** A code block has a known language, and nothing unknown after it. DL examples and figures have checks of their own. */
export const fences: Rule = {
  name: 'fences',
  unit: 'code blocks',
  check: ({ file, tree }) => {
    const faults: Fault[] = [];
    let checked = 0;
    visit(tree, 'code', ({ lang, meta, value, position }) => {
      if (textFences.includes(lang ?? '')) return;
      checked += 1;
      try {
        readCodeMeta(lang ?? 'text', meta ?? '', value, { file, line: position?.start.line ?? 1 });
      } catch (error) {
        faults.push(faultOf(file, error));
      }
    });
    return { checked, faults };
  },
};
