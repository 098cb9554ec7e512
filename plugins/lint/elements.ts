import { unified } from 'unified';
import { VFile } from 'vfile';
import { faultOf } from '../texts/finding';
import remarkDlExamples from '../transforms/dl-examples/remarkDlExamples';
import { remarkPlugins } from '../transforms/markdownPlugins';
import type { Rule, RuleResult } from './rule';

/** The examples have a check of their own, which tells every fault and not only the first one. */
const transform = unified()
  .use(remarkPlugins.filter((plugin) => !Array.isArray(plugin) || plugin[0] !== remarkDlExamples))
  .freeze();

/**
 * Elements and figures become what the build makes of them: facts, terms and keys have names that exist, and a figure can be drawn.
 * A build finds this out itself, so the rule is not one of those that run beside it.
 */
export const elements: Rule = {
  name: 'elements',
  unit: 'texts',
  check: ({ file, tree, lines }): RuleResult => {
    try {
      transform.runSync(structuredClone(tree), new VFile({ path: file, value: lines.join('\n') }));
      return { checked: 1, faults: [] };
    } catch (error) {
      return { checked: 1, faults: [faultOf(file, error)] };
    }
  },
};
