import type { Fill, Html } from '../../../../src/api/page';
import { codeHtml } from '../../../transforms/rehype/codeHtml';

const plain = { marked: new Set<number>(), firstNumber: undefined };

/** Characters of a line that fit beside the text, and on a phone. Longer lines are broken, and what follows hangs. */
const fitting = 38;

/** Characters that fit on the narrowest phone, behind the spaces of a deep line. */
const fittingWord = 20;

/**
 * A browser would break after the spaces of a line rather than inside a long word, so the spaces would have a line of their
 * own.
 */
function withFirmSpaces(line: Html, text: string): Html {
  const [word = ''] = text.trimStart().split(' ');
  return word.length > fittingWord ? line.replace(/^((?:<[^>]+>)*)( +)/, '$1<span class="api-indent">$2</span>') : line;
}

/** An address is broken between its names, and not inside one of them. */
const withBreaks = (line: Html): Html =>
  line.includes('://') ? line.replaceAll(/(?<=[\w}>]\/)(?=[\w{])(?![^<]*>)/g, '<wbr>') : line;

/** Only these lines become elements: elsewhere they would only weigh. What follows hangs below the text of its line. */
function hanging(line: Html, index: number, { length }: Html[]): Html {
  const text = line.replaceAll(/<[^>]+>/g, '');
  const end = index < length - 1 ? '\n' : '';
  if (text.length <= fitting) {
    return line + end;
  }
  const isDeep = text.search(/\S/) > 3;
  return `<span class="api-long${isDeep ? ' api-long--deep' : ''}">${withBreaks(withFirmSpaces(line, text))}${end}</span>`;
}

/**
 * Colours code and marks the ids and the base address that the reader may fill in.
 *
 * @param language one of the languages of fences
 */
export function codeWithFills(code: string, language: string, fills: readonly Fill[]): Html {
  const marked = ({ name, value }: Fill) => `<var data-fill="${name}">${value}</var>`;
  const lines = codeHtml(code.trimEnd(), language, plain).split('\n').map(hanging).join('');
  return fills.reduce((html, fill) => html.replaceAll(fill.value, marked(fill)), lines);
}

/** The same for a value of JSON. */
export const jsonWithFills = (value: unknown, fills: readonly Fill[]): Html =>
  codeWithFills(JSON.stringify(value, null, 2), 'json', fills);
