import type { Code, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { InputFault } from '../figures/input/inputFault';
import { readYaml, type YamlInput } from '../figures/input/yaml';
import { lessonLanguage } from '../transforms/dl-examples/lesson/readLesson';

/** A text of a lesson that readers see, and the line of its key in the fence, counted from 1. */
export type LessonProse = { readonly tree: Root; readonly line: number };

function textsIn(input: YamlInput, keys: readonly string[]): LessonProse[] {
  return keys
    .filter((key) => input.has(key))
    .map((key) => ({ tree: unified().use(remarkParse).parse(input.text(key).trim()), line: input.lineOf(key) }));
}

/**
 * The prose of a fence `dl-lesson`: its task, its hint, its note and the hint of each wrong answer.
 *
 * @returns nothing for other fences and for one that cannot be read; the check of the lessons says what is wrong with it
 */
export function lessonProse({ lang, value }: Code): LessonProse[] {
  if (lang !== lessonLanguage) return [];
  try {
    const input = readYaml(value, 'lesson');
    const wrong = input.has('wrong') ? input.maps('wrong') : [];
    return [
      ...textsIn(input, ['task']),
      ...wrong.flatMap((one) => textsIn(one, ['hint'])),
      ...textsIn(input, ['hint', 'note']),
    ];
  } catch (error) {
    if (error instanceof InputFault) return [];
    throw error;
  }
}
