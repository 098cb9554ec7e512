import type { PhrasingContent, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import {
  type Explained,
  heldBack,
  type Reply,
  rivalsOf,
  type WeightParts,
  weightRows,
  winnerOf,
} from '../../../../src/dl';
import { code, flowElement, text } from '../../../texts/elements';
import { rowOf } from '../../remark/facts/table';
import type { Ran } from './runDialog';

/** A reader compares the winner with those next to it; the tail of a large base says nothing more. */
const mostRunnersUp = 3;

const number = (value: number) => value.toLocaleString('en-GB');

const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const paragraph = (children: PhrasingContent[]) => ({ type: 'paragraph' as const, children });

function sumInWords(parts: WeightParts): string {
  const terms = weightRows
    .filter(({ value }) => value(parts) > 0)
    .map(({ value, unit, name }) => {
      const times = value(parts) > 1 || unit < 2 ** 30 ? `${value(parts)} × ` : '';
      return `${times}${number(unit)} (${name})`;
    });
  return terms.length === 0 ? 'stars only' : terms.join(' + ');
}

const nameOf = ({ label, rule }: Explained) => label ?? rule;

function captures({ stars, fragments }: Explained): [tag: string, value: string][] {
  const numbered = (values: readonly string[], sign: string) =>
    values.map((value, index): [string, string] => [`[${sign}${index + 1}]`, value]);
  return [...numbered(stars, '*'), ...numbered(fragments, '&')];
}

/** True when the reader learns something: other rules fitted too, or the question took words over. */
const saysSomething = ({ reply }: Ran) => {
  const winner = winnerOf(reply);
  return winner !== undefined && (reply.matches.length > 1 || captures(winner).length > 0);
};

function matchesTable(winner: Explained, reply: Reply): Table {
  const shown = [winner, ...rivalsOf(reply).slice(0, mostRunnersUp)];
  const rows = shown.map((match) =>
    rowOf([
      [match === winner ? strong(nameOf(match)) : text(nameOf(match))],
      // The mark of DL in a sentence, which `remarkDlCode` colours.
      [code(`dl:$ ${match.question}`)],
      [text(number(match.weight))],
      [text(sumInWords(match.parts))],
    ]),
  );
  const head = rowOf([[text('Rule')], [text('Question')], [text('Weight')], [text('Sum')]]);
  return { type: 'table', align: [null, null, 'right', null], children: [head, ...rows] };
}

function sentenceOf(phrase: string, winner: Explained, reply: Reply): PhrasingContent[] {
  const said = [text('“'), text(phrase), text('”: '), strong(nameOf(winner))];
  const [rival] = rivalsOf(reply);
  if (rival === undefined) {
    return [...said, text(' is the only rule that matches.')];
  }
  const reason = heldBack(rival, winner);
  return [...said, text(reason === undefined ? ' has the greatest weight.' : ` replies. ${nameOf(rival)} ${reason}.`)];
}

function capturesOf(winner: Explained) {
  const parts = captures(winner).flatMap(([tag, value], index): PhrasingContent[] => [
    text(index === 0 ? 'Taken over: ' : ', '),
    code(`dl:${tag}`),
    ...(value === '' ? [text(' is empty')] : [text(' = '), code(value)]),
  ]);
  return parts.length === 0 ? [] : [paragraph([...parts, text('.')])];
}

/**
 * A fold with the rules that fitted each phrase of a dialog, their weights as sums (DL language, section 7.1) and what
 * the winner took over. It is a native fold with a table: nothing of it runs in the browser.
 *
 * @returns nothing when no turn has anything to explain
 */
export function whyReply(turns: readonly Ran[]): MdxJsxFlowElement | undefined {
  const parts = turns.filter(saysSomething).flatMap(({ phrase, reply }) => {
    const winner = winnerOf(reply);
    return winner === undefined
      ? []
      : [
          paragraph(sentenceOf(phrase, winner, reply)),
          ...(reply.matches.length > 1 ? [matchesTable(winner, reply)] : []),
          ...capturesOf(winner),
        ];
  });
  const summary = flowElement('summary', {}, [text('Why this reply')]);
  return parts.length === 0 ? undefined : flowElement('details', { className: 'dos-why' }, [summary, ...parts]);
}
