import type GithubSlugger from 'github-slugger';
import type { Code, RootContent } from 'mdast';
import { flowElement } from '../../texts/elements';
import { dialogFigure } from '../remark/remarkDialog';
import type { Example } from './example';
import { setupJson } from './exampleSetup';
import { lessonNodes, type PageLessons } from './lesson/lessonNodes';
import type { CheckedFence } from './pageExamples';

function exampleNode(code: Code, example: Example, phrases: readonly string[], id: string): RootContent {
  const block: Code = { ...code, value: example.text, meta: example.meta.shown };
  const { wrong = [] } = example.compiled ?? {};
  if (wrong.length > 0) {
    block.data = { hProperties: { wrong: wrong.map(({ from, to }) => `${from}-${to}`).join(' ') } };
  }
  if (example.meta.unchecked !== undefined) {
    return block;
  }
  const { name, title, fragment } = example.meta;
  // The playground puts the frame round the lines itself, with the title as the id of the rule.
  const ownId = name !== undefined && name !== title && example.frame.insertions.length > 0 ? { id: name } : {};
  const setup = setupJson(example, { ...ownId, ...(fragment ? { fragment } : {}) });
  return flowElement(
    'DlExample',
    {
      id,
      ...(setup === undefined ? {} : { setup }),
      ...(phrases.length === 0 ? {} : { phrases: JSON.stringify(phrases) }),
    },
    [block],
  );
}

/**
 * @param slugger gives the examples of a page their ids
 * @param lessons all lessons of the page
 * @returns what a fence becomes in the page
 */
export function exampleNodes(fence: CheckedFence, slugger: GithubSlugger, lessons: PageLessons): RootContent[] {
  switch (fence.kind) {
    case 'base':
      return [{ ...fence.code, meta: fence.shown }];
    case 'example': {
      const { code, example, phrases } = fence;
      return [exampleNode(code, example, phrases, slugger.slug(`dl-${example.meta.name ?? example.meta.title}`))];
    }
    case 'lesson':
      return lessonNodes(fence.checked, lessons);
    default:
      return [dialogFigure(fence.title, fence.script.turns), ...(fence.why === undefined ? [] : [fence.why])];
  }
}
