import { unified } from 'unified';
import { VFile } from 'vfile';
import { figureKinds } from '../figures/figureKinds';
import remarkFigures from '../figures/remarkFigures';
import { faultOf } from '../texts/finding';
import { visit } from '../texts/visit';
import { figureOptions } from '../transforms/markdownPlugins';
import type { Rule, RuleResult } from './rule';

const draw = unified().use(remarkFigures, figureOptions).freeze();

/** Every figure can be drawn. The site that is built meanwhile takes the drawings over. */
export const figures: Rule = {
  name: 'figures',
  unit: 'figures',
  check: ({ file, tree, lines }): RuleResult => {
    let checked = 0;
    visit(tree, 'code', ({ lang }) => {
      if (lang && figureKinds[lang]) checked += 1;
    });
    try {
      if (checked > 0) draw.runSync(structuredClone(tree), new VFile({ path: file, value: lines.join('\n') }));
      return { checked, faults: [] };
    } catch (error) {
      return { checked, faults: [faultOf(file, error)] };
    }
  },
};
