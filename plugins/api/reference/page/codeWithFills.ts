import type { Fill, Html } from '../../../../src/api/page';
import { codeHtml } from '../../../transforms/rehype/codeHtml';

const plain = { marked: new Set<number>(), firstNumber: undefined };

/**
 * Colours code and marks the ids and the base address that the reader may fill in.
 *
 * @param language one of the languages of fences
 */
export function codeWithFills(code: string, language: string, fills: readonly Fill[]): Html {
  const marked = ({ name, value }: Fill) => `<var data-fill="${name}">${value}</var>`;
  return fills.reduce(
    (html, fill) => html.replaceAll(fill.value, marked(fill)),
    codeHtml(code.trimEnd(), language, plain),
  );
}

/** The same for a value of JSON. */
export const jsonWithFills = (value: unknown, fills: readonly Fill[]): Html =>
  codeWithFills(JSON.stringify(value, null, 2), 'json', fills);
