import type { ArrowFunctionExpression, Identifier, Program, VariableDeclaration } from 'estree';
import type { Code, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
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

/** What the script of each lesson on a page is told of all of them. */
export type PageLessons = {
  /** In the order of the page. */
  readonly names: readonly string[];
  /** Address of the JSON of all, which the bundler makes a file of. */
  readonly data: string;
};

/** @returns names and data of the lessons of a page; both are empty when there is none */
export function pageLessons(lessons: readonly CheckedLesson[]): PageLessons {
  const data = lessons.map(({ name, lesson, example }): [string, Lesson] => {
    const setup = setupJson(example);
    return [name, { ...lesson, ...(setup === undefined ? {} : { setup }) }];
  });
  return {
    names: lessons.map(({ name }) => name),
    data: `data:application/json,${encodeURIComponent(JSON.stringify(Object.fromEntries(data)))}`,
  };
}

/** Name of the function that loads them; a page has one, so that the bundler makes one file. */
const loader = 'loadLessons';

/** As if the writer had typed `export const loadLessons = () => import("…")`: what is imported is loaded on the call. */
function loaderNode(address: string): Extract<RootContent, { type: 'mdxjsEsm' }> {
  const raw = JSON.stringify(address);
  const init: ArrowFunctionExpression = {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: { type: 'ImportExpression', source: { type: 'Literal', value: address, raw } },
  };
  const declaration: VariableDeclaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name: loader }, init }],
  };
  const body: Program['body'] = [
    { type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] },
  ];
  const estree: Program = { type: 'Program', sourceType: 'module', comments: [], body };
  return { type: 'mdxjsEsm', value: `export const ${loader} = () => import(${raw})`, data: { estree } };
}

/** An attribute as if the writer had typed `load={loadLessons}`. */
function loadAttribute(): MdxJsxAttribute {
  const expression: Identifier = { type: 'Identifier', name: loader };
  const body: Program['body'] = [{ type: 'ExpressionStatement', expression }];
  const estree: Program = { type: 'Program', sourceType: 'module', comments: [], body };
  const value = { type: 'mdxJsxAttributeValueExpression', value: loader, data: { estree } } as const;
  return { type: 'mdxJsxAttribute', name: 'load', value };
}

/** The task and the collapsed solution are part of the page, while what the check needs is loaded when a reader starts. */
export function lessonNodes(checked: CheckedLesson, { names, data }: PageLessons): RootContent[] {
  const { name, title, text: written } = checked;
  const element = flowElement('DlLesson', { name, all: names.join(' '), title }, paragraphs(written.task));
  element.attributes.push(loadAttribute());
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
    ...(name === names[0] ? [loaderNode(data)] : []),
    flowElement('section', { className: 'dos-lesson', id: `task-${name}`, 'aria-labelledby': `task-${name}-title` }, [
      element,
      flowElement('details', {}, fold),
    ]),
  ];
}
