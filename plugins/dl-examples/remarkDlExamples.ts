import GithubSlugger from 'github-slugger';
import type { Code, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { flowElement } from '../remark/furniture/elements';
import { dialogFigure } from '../remark/remarkDialog';
import { readFrom, type Source } from '../text-sources/readFrom';
import { type Bases, type Example, earlierRules } from './example';
import { type CheckedFence, pageExamples } from './pageExamples';
import { type Frame, frameOf } from './ruleFrame';

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** The playground puts the usual frame round the lines itself, with the title as the id of the rule. */
function frameShown({ frame, text, meta: { title } }: Example): Partial<Frame> {
  const usual = frameOf(text, title, false);
  return frame.before === usual.before && frame.after === usual.after ? {} : frame;
}

/** What the playground needs beside the lines that the reader sees; empty parts are left out. */
export function setupOf(example: Example): Record<string, unknown> {
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

function nodesOf(fence: CheckedFence, slugger: GithubSlugger): RootContent[] {
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

type Options = { bases: Bases; sources?: ReadonlyMap<string, readonly Source[]> };

/**
 * Checks the DL examples of a text and writes them into the page: an example becomes `DlExample` around its code block,
 * a dialog becomes a figure, with the fold "Why this reply" where the writer asks for it.
 *
 * @param options.sources files of the sample assistants, by their names
 * @throws TextFault for the first example that is wrong
 */
export default function remarkDlExamples({ bases, sources = new Map() }: Options) {
  return (tree: Root, file: VFile): void => {
    const { fences, faults } = pageExamples(tree, file, bases);
    for (const fence of fences) {
      const assistant = fence.kind === 'example' ? fence.example.assistant : undefined;
      readFrom(file, ...(sources.get(assistant ?? '') ?? []));
    }
    const [fault] = faults;
    if (fault !== undefined) {
      throw fault;
    }
    const slugger = new GithubSlugger();
    const byCode = new Map(fences.map((fence) => [fence.code, nodesOf(fence, slugger)]));
    visit(tree, 'code', (code, index, parent) => {
      const nodes = byCode.get(code);
      if (nodes === undefined || parent === undefined || index === undefined) {
        return undefined;
      }
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
