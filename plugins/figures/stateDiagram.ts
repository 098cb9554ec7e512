import type { FigureModel } from './drawing';
import { type DrawnEdge, type DrawnNode, drawGraph } from './graph/drawGraph';
import { dotNode, nameBlock, noteBlock, textNode } from './graph/nodeShapes';
import { InputFault, oneOf } from './input/inputFault';
import { readArrow, readWord, sourceLines } from './input/lines';

/** The place from which the first state is entered and into which the last one is left. */
const OUTSIDE = '[*]';
const WORDS = ['states', 'note', 'main', 'final'];

/**
 * States and the ways between them.
 *
 * ```text
 * states: Draft, In queue, Trained   the list of names; then no other name may be used
 * [*] -> Draft                       where it begins
 * Draft -> In queue: Train           a way and what starts it
 * Sent -> [*]                        where it ends
 * note Draft: not trained yet        a line below the name
 * main Published                     the state that matters most
 * final Deleted                      nothing leads on from here
 * ```
 *
 * @throws {InputFault} for a line that is none of these
 */
export function stateDiagram(source: string, frame: number): FigureModel {
  const edges: (DrawnEdge & { line: number })[] = [];
  const notes = new Map<string, string>();
  const marked: { word: string; name: string; line: number }[] = [];
  let declared: string[] | undefined;

  for (const line of sourceLines(source)) {
    const arrow = readArrow(line, ['->']);
    if (arrow) {
      edges.push({ from: arrow.from, to: arrow.to, label: arrow.label, line: arrow.line });
      continue;
    }
    if (line.text.startsWith('states:')) {
      declared = line.text
        .slice('states:'.length)
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      continue;
    }
    const { word, name, text } = readWord(line);
    if (!WORDS.includes(word)) {
      throw new InputFault(
        line.number,
        `"${line.text}" is neither an arrow nor a note of a state diagram`,
        'write "From -> To: reason", or a line that starts with states:, note, main or final',
      );
    }
    marked.push({ word, name, line: line.number });
    if (word === 'note') {
      notes.set(name, text);
    }
  }

  if (edges.length === 0) {
    throw new InputFault(1, 'The state diagram has no arrow', 'write lines of the form "From -> To: reason"');
  }
  const used = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].filter((name) => name !== OUTSIDE);
  const states = declared ?? used;
  const demand = (name: string, line: number): void => {
    if (name !== OUTSIDE && !states.includes(name)) {
      throw new InputFault(line, `The state "${name}" does not exist`, oneOf(name, states));
    }
  };
  for (const { from, to, line } of edges) {
    demand(from, line);
    demand(to, line);
  }
  for (const { name, line } of marked) {
    demand(name, line);
  }
  const alone = states.find((name) => !used.includes(name));
  if (alone !== undefined) {
    throw new InputFault(1, `No arrow leads to the state "${alone}" or from it`, 'add an arrow, or delete the state');
  }

  const is = (word: string, name: string): boolean => marked.some((mark) => mark.word === word && mark.name === name);
  const nodeOf = (name: string, wrapAt: number): DrawnNode => {
    const note = notes.get(name);
    return textNode({
      id: name,
      wrapAt,
      blocks: note ? [nameBlock(name), noteBlock(note)] : [nameBlock(name)],
      outline: is('final', name) ? 'final' : 'box',
      ...(is('main', name) ? { tone: 'fig-main' } : {}),
    });
  };
  const begins = edges.some(({ from }) => from === OUTSIDE) ? [dotNode('[*] begin', 'start')] : [];
  const ends = edges.some(({ to }) => to === OUTSIDE) ? [dotNode('[*] end', 'end')] : [];
  return {
    drawing: drawGraph(
      (wrapAt) => [...begins, ...states.map((name) => nodeOf(name, wrapAt)), ...ends],
      edges.map(({ from, to, label }) => ({
        from: from === OUTSIDE ? '[*] begin' : from,
        to: to === OUTSIDE ? '[*] end' : to,
        label,
      })),
      frame,
    ),
  };
}
