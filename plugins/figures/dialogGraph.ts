import type { FigureModel } from './drawing';
import { type DrawnEdge, type DrawnNode, drawGraph } from './graph/drawGraph';
import { codeBlock, nameBlock, noteBlock, textNode } from './graph/nodeShapes';
import { withLegend } from './graph/withLegend';
import { InputFault, oneOf } from './input/inputFault';
import { type ArrowLine, readArrow, readWord, sourceLines } from './input/lines';

const WAIT = '=>';
const AT_ONCE = '->';

/** Ways that lead to no node: two of the four modes of a goto. */
const TARGETS: Readonly<Record<string, string>> = { '[end]': 'End dialog', '[return]': 'Return' };
const WORDS = ['node', 'main', 'start', 'global'];

/**
 * Nodes of an assistant and the gotos between them.
 *
 * ```text
 * node track_status: Show the status       code and name; nodes that are not declared show their code only
 * main track_status                        the node that matters most
 * start track_ask_number: where is my parcel   what starts the node
 * track_ask_number => track_status: number     waits for the user
 * track_status -> track_more                   at once
 * track_more -> [end]                          or [return]
 * global Not understood                        a global answer, may stand at both ends of a way
 * ```
 *
 * @throws {InputFault} for a line that is none of these, or a node that is not declared
 */
export function dialogGraph(source: string, frame: number): FigureModel {
  const ways: ArrowLine[] = [];
  const names = new Map<string, string>();
  const globals: string[] = [];
  const starts: { node: string; text: string; line: number }[] = [];
  let main: { name: string; line: number } | undefined;

  for (const line of sourceLines(source)) {
    const way = readArrow(line, [WAIT, AT_ONCE]);
    if (way) {
      ways.push(way);
      continue;
    }
    const { word, name, text } = readWord(line);
    if (!WORDS.includes(word)) {
      throw new InputFault(
        line.number,
        `"${line.text}" is neither an arrow nor a part of a dialog graph`,
        'write "code => code: reason" or "code -> code", or a line that starts with node, main, start or global',
      );
    }
    if (word === 'node') {
      names.set(name, text);
    } else if (word === 'global') {
      globals.push(name);
    } else if (word === 'start') {
      starts.push({ node: name, text, line: line.number });
    } else {
      main = { name, line: line.number };
    }
  }

  const isTarget = (name: string): boolean => name in TARGETS;
  const used = [...new Set(ways.flatMap(({ from, to }) => [from, to]))].filter((name) => !isTarget(name));
  const codes = names.size > 0 ? [...names.keys()] : used.filter((name) => !globals.includes(name));
  if (codes.length === 0) {
    throw new InputFault(1, 'The dialog graph has no node', 'write lines such as "track_ask_number => track_status"');
  }
  const demand = (name: string, line: number): void => {
    if (!codes.includes(name) && !globals.includes(name)) {
      throw new InputFault(line, `The node "${name}" is not declared`, oneOf(name, [...codes, ...globals]));
    }
  };
  for (const { from, to, line } of ways) {
    demand(from, line);
    if (!isTarget(to)) {
      demand(to, line);
    }
  }
  for (const { node, text, line } of starts) {
    demand(node, line);
    if (text === '') {
      throw new InputFault(line, `The start of "${node}" has no text`, `write "start ${node}: what the user says"`);
    }
  }
  if (main) {
    demand(main.name, main.line);
  }

  const makeNodes = (wrapAt: number): DrawnNode[] => [
    ...starts.map(({ text }, index) =>
      textNode({ id: `start ${index}`, wrapAt, blocks: [noteBlock(text)], outline: 'pill', tone: 'fig-quiet' }),
    ),
    ...codes.map((code) => {
      const name = names.get(code);
      const blocks = name ? [nameBlock(name), codeBlock(code)] : [codeBlock(code)];
      return textNode({ id: code, blocks, wrapAt, ...(main?.name === code ? { tone: 'fig-main' } : {}) });
    }),
    ...globals.map((name) =>
      textNode({ id: name, wrapAt, blocks: [nameBlock(name), noteBlock('global answer')], outline: 'final' }),
    ),
    ...Object.entries(TARGETS)
      .filter(([target]) => ways.some(({ to }) => to === target))
      .map(([target, name]) =>
        textNode({ id: target, wrapAt, blocks: [noteBlock(name)], outline: 'pill', tone: 'fig-quiet' }),
      ),
  ];
  const edges: DrawnEdge[] = [
    ...starts.map(({ node }, index) => ({ from: `start ${index}`, to: node, label: '', weight: 2 })),
    ...ways.map(({ from, to, label, arrow }) => ({ from, to, label, dashed: arrow === WAIT })),
  ];
  return {
    drawing: withLegend(drawGraph(makeNodes, edges, frame), [
      ...(ways.some(({ arrow }) => arrow === AT_ONCE) ? [{ className: 'fig-edge', text: 'at once' }] : []),
      ...(ways.some(({ arrow }) => arrow === WAIT)
        ? [{ className: 'fig-edge fig-dashed', text: 'waits for the user' }]
        : []),
    ]),
  };
}
