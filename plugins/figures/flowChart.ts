import type { FigureModel } from './drawing';
import { drawGraph } from './graph/drawGraph';
import { nameBlock, noteBlock, type Outline, textNode } from './graph/nodeShapes';
import { anyOf, InputFault, oneOf } from './input/inputFault';
import { readGraphLines } from './input/lines';

const KINDS: Readonly<Record<string, { readonly outline: Outline; readonly tone?: string }>> = {
  start: { outline: 'pill' },
  step: { outline: 'box' },
  decision: { outline: 'decision' },
  end: { outline: 'pill', tone: 'fig-main' },
};

/**
 * Steps and decisions from the top down.
 *
 * ```text
 * start request: Request            kinds: start, step, decision, end
 * decision rule: Does a rule fit?
 * end reply: Reply | a second line in smaller type
 * request -> rule
 * rule -> reply: yes
 * ```
 *
 * @throws {InputFault} for an unknown kind, an id that is not declared, a decision with fewer than two ways
 */
export function flowChart(source: string, frame: number): FigureModel {
  const nodes = new Map<string, { kind: string; text: string; line: number }>();
  const { ways: edges, words } = readGraphLines(source, ['->']);
  for (const { line, word, name, text } of words) {
    if (!Object.hasOwn(KINDS, word)) {
      throw new InputFault(line, `The kind of node "${word}" does not exist`, anyOf(Object.keys(KINDS)));
    }
    if (name === '' || text === '') {
      throw new InputFault(line, `The ${word} has no id or no text`, `write "${word} id: text"`);
    }
    if (nodes.has(name)) {
      throw new InputFault(line, `The node "${name}" is declared twice`, 'give one of the two another id');
    }
    nodes.set(name, { kind: word, text, line });
  }
  if (nodes.size === 0) {
    throw new InputFault(1, 'The flow chart has no node', 'declare nodes with lines such as "step plan: Plan"');
  }
  for (const { from, to, line } of edges) {
    for (const id of [from, to]) {
      if (!nodes.has(id)) {
        throw new InputFault(line, `The node "${id}" is not declared`, oneOf(id, [...nodes.keys()]));
      }
    }
  }
  for (const [id, { kind, line }] of nodes) {
    const ways = edges.filter(({ from }) => from === id);
    if (kind === 'decision' && (ways.length < 2 || ways.some(({ label }) => label === ''))) {
      throw new InputFault(
        line,
        `The decision "${id}" needs two or more arrows, each with a label`,
        `write lines such as "${id} -> other: yes"`,
      );
    }
  }

  return {
    drawing: drawGraph(
      (wrapAt) =>
        [...nodes].map(([id, { kind, text }]) => {
          const [name = '', note] = text.split(' | ');
          const look = KINDS[kind] ?? { outline: 'box' };
          const blocks = note ? [nameBlock(name), noteBlock(note)] : [nameBlock(name)];
          return textNode({ id, blocks, wrapAt, ...look });
        }),
      edges,
      frame,
    ),
  };
}
