import type { FigureModel } from './drawing';
import { type DrawnEdge, type DrawnNode, drawGraph } from './graph/drawGraph';
import { codeBlock, nameBlock, noteBlock, textNode } from './graph/nodeShapes';
import { withLegend } from './graph/withLegend';
import { InputFault, oneOf } from './input/inputFault';
import { type ArrowLine, readGraphLines, type WordLine } from './input/lines';
import { defaultLabels, type FigureLabels } from './labels';

const WAIT = '=>';
const AT_ONCE = '->';

/** Ways that lead to no node: two of the four modes of a goto. */
const TARGETS = { '[end]': 'endDialog', '[return]': 'return' } as const satisfies Readonly<
  Record<string, keyof FigureLabels>
>;
const WORDS = ['node', 'main', 'start', 'global'];

const isTarget = (name: string): boolean => Object.hasOwn(TARGETS, name);

interface Dialog {
  readonly ways: readonly ArrowLine[];
  /** Codes of the nodes in their order. */
  readonly codes: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly globals: readonly string[];
  readonly starts: readonly WordLine[];
  readonly main: string | undefined;
}

function readDialog(source: string): Dialog {
  const { ways, words } = readGraphLines(source, [WAIT, AT_ONCE]);
  for (const { line, whole, word } of words) {
    if (!WORDS.includes(word)) {
      throw new InputFault(
        line,
        `"${whole}" is neither an arrow nor a part of a dialog graph`,
        'write "code => code: reason" or "code -> code", or a line that starts with node, main, start or global',
      );
    }
  }
  const linesWith = (wanted: string): WordLine[] => words.filter(({ word }) => word === wanted);
  const names = new Map(linesWith('node').map(({ name, text }) => [name, text]));
  const globals = linesWith('global').map(({ name }) => name);
  const used = [...new Set(ways.flatMap(({ from, to }) => [from, to]))].filter((name) => !isTarget(name));
  const codes = names.size > 0 ? [...names.keys()] : used.filter((name) => !globals.includes(name));
  if (codes.length === 0) {
    throw new InputFault(1, 'The dialog graph has no node', 'write lines such as "track_ask_number => track_status"');
  }
  const starts = linesWith('start');
  const main = linesWith('main').at(-1);
  checkNames([...codes, ...globals], ways, [...starts, ...(main ? [main] : [])]);
  const silent = starts.find(({ text }) => text === '');
  if (silent) {
    const { line, name } = silent;
    throw new InputFault(line, `The start of "${name}" has no text`, `write "start ${name}: what the user says"`);
  }
  return { ways, codes, names, globals, starts, main: main?.name };
}

function checkNames(known: readonly string[], ways: readonly ArrowLine[], words: readonly WordLine[]): void {
  const demanded = [
    ...ways.flatMap(({ from, to, line }) => (isTarget(to) ? [from] : [from, to]).map((name) => ({ name, line }))),
    ...words,
  ];
  for (const { name, line } of demanded) {
    if (!known.includes(name)) {
      throw new InputFault(line, `The node "${name}" is not declared`, oneOf(name, known));
    }
  }
}

/**
 * Nodes of an assistant and the gotos between them.
 *
 * ```text
 * node track_status: Show the status       code and name; nodes that are not declared show their code only
 * main track_status                        the node that matters most
 * start track_ask_number: where is my parcel   what starts the node
 * track_ask_number => track_status: number     waits for the user
 * track_status -> track_more                   in the same turn
 * track_more -> [end]                          or [return]
 * global Not understood                        a global answer, at either end of a way
 * ```
 *
 * @throws {InputFault} for a line that is none of these, or a node that is not declared
 */
export function dialogGraph(source: string, frame: number, labels: FigureLabels = defaultLabels): FigureModel {
  const { ways, codes, names, globals, starts, main } = readDialog(source);
  const makeNodes = (wrapAt: number): DrawnNode[] => [
    ...starts.map(({ text }, index) =>
      textNode({ id: `start ${index}`, wrapAt, blocks: [noteBlock(text)], outline: 'pill', tone: 'fig-quiet' }),
    ),
    ...codes.map((code) => {
      const name = names.get(code);
      const blocks = name ? [nameBlock(name), codeBlock(code)] : [codeBlock(code)];
      return textNode({ id: code, blocks, wrapAt, ...(main === code ? { tone: 'fig-main' } : {}) });
    }),
    ...globals.map((name) =>
      textNode({ id: name, wrapAt, blocks: [nameBlock(name), noteBlock(labels.globalAnswer)], outline: 'final' }),
    ),
    ...Object.entries(TARGETS)
      .filter(([target]) => ways.some(({ to }) => to === target))
      .map(([target, name]) =>
        textNode({ id: target, wrapAt, blocks: [noteBlock(labels[name])], outline: 'pill', tone: 'fig-quiet' }),
      ),
  ];
  const edges: DrawnEdge[] = [
    ...starts.map(({ name }, index) => ({ from: `start ${index}`, to: name, label: '', weight: 2 })),
    ...ways.map(({ from, to, label, arrow }) => ({ from, to, label, dashed: arrow === WAIT })),
  ];
  return {
    drawing: withLegend(drawGraph(makeNodes, edges, frame), [
      ...(ways.some(({ arrow }) => arrow === AT_ONCE) ? [{ className: 'fig-edge', text: labels.atOnce }] : []),
      ...(ways.some(({ arrow }) => arrow === WAIT) ? [{ className: 'fig-edge fig-dashed', text: labels.waits }] : []),
    ]),
  };
}
