import type { Code, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Lesson } from '../../../../src/data/lessons/lesson';
import { flowElement, text } from '../../../texts/elements';
import { baseLanguage } from '../baseFence';
import { exampleLanguage } from '../example';
import { setupJson } from '../exampleSetup';
import type { CheckedLesson } from './readLesson';

const paragraphs = (source: string): RootContent[] => unified().use(remarkParse).parse(source).children;

/** Lines of a dictionary are shown without colours of rules. */
const languageOf = ({ lesson }: CheckedLesson) => (lesson.dictionary === undefined ? exampleLanguage : baseLanguage);

/**
 * The task and the folded solution stand in the page; what the check needs waits in an attribute until somebody begins.
 *
 * @param names of all lessons of the page, in their order
 */
export function lessonNodes(checked: CheckedLesson, names: readonly string[]): RootContent[] {
  const { name, title, text: written, example } = checked;
  const setup = setupJson(example);
  const lesson: Lesson = { ...checked.lesson, ...(setup === undefined ? {} : { setup }) };
  const attributes = { name, all: names.join(' '), title, lesson: JSON.stringify(lesson) };
  const solution: Code = {
    type: 'code',
    lang: languageOf(checked),
    meta: `title="Solution: ${title}"`,
    value: written.solution,
  };
  const fold = [
    flowElement('summary', {}, [text('Solution')]),
    solution,
    ...(written.note === undefined ? [] : paragraphs(written.note)),
  ];
  return [
    flowElement('section', { className: 'dos-lesson', id: `task-${name}`, 'aria-labelledby': `task-${name}-title` }, [
      flowElement('DlLesson', attributes, paragraphs(written.task)),
      flowElement('details', {}, fold),
    ]),
  ];
}
