import type GithubSlugger from 'github-slugger';
import type { Code, RootContent } from 'mdast';
import { type Frame, frameOf } from '../../../src/dl/ruleFrame';
import { flowElement } from '../../texts/elements';
import { dialogFigure } from '../remark/remarkDialog';
import { type Example, earlierRules } from './example';
import type { CheckedFence } from './pageExamples';

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** The playground puts the usual frame round the lines itself, with the title as the id of the rule. */
function frameShown({ frame, text, meta: { title } }: Example): Partial<Frame> {
  const usual = frameOf(text, title, false);
  return frame.before === usual.before && frame.after === usual.after ? {} : frame;
}

/** What the playground needs beside the lines that the reader sees; empty parts are left out. */
function setupOf(example: Example): Record<string, unknown> {
  const { before, after } = frameShown(example);
  // The sample assistant is the same on all pages, so the playground has its files itself.
  const { assistant, ownBase } = example;
  const parts = { before, after, rules: earlierRules(example), assistant: assistant ?? '', ...ownBase };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => !isEmpty(value)));
}

function exampleNode(code: Code, example: Example, phrases: readonly string[], id: string): RootContent {
  const block: Code = { ...code, value: example.text, meta: example.meta.shown };
  if (example.wrong.length > 0) {
    block.data = { hProperties: { wrong: example.wrong.map(({ from, to }) => `${from}-${to}`).join(' ') } };
  }
  if (example.meta.unchecked !== undefined) {
    return block;
  }
  const setup = setupOf(example);
  return flowElement(
    'DlExample',
    {
      id,
      ...(isEmpty(setup) ? {} : { setup: JSON.stringify(setup) }),
      ...(phrases.length === 0 ? {} : { phrases: JSON.stringify(phrases) }),
    },
    [block],
  );
}

/**
 * @param slugger gives the examples of a page their ids
 * @returns what a fence becomes in the page
 */
export function exampleNodes(fence: CheckedFence, slugger: GithubSlugger): RootContent[] {
  switch (fence.kind) {
    case 'base':
      return [{ ...fence.code, meta: fence.shown }];
    case 'example': {
      const { code, example, phrases } = fence;
      return [exampleNode(code, example, phrases, slugger.slug(`dl-${example.meta.name ?? example.meta.title}`))];
    }
    default:
      return [dialogFigure(fence.title, fence.script.turns), ...(fence.why === undefined ? [] : [fence.why])];
  }
}
