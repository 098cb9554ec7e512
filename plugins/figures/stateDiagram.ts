import type { FigureModel } from './drawing';
import { type DrawnNode, drawGraph } from './graph/drawGraph';
import { dotNode, nameBlock, noteBlock, textNode } from './graph/nodeShapes';
import { InputFault, oneOf } from './input/inputFault';
import { type ArrowLine, readGraphLines, type WordLine } from './input/lines';

/** The place from which the first state is entered and into which the last one is left. */
const OUTSIDE = '[*]';
const LIST = 'states:';
const WORDS = ['note', 'main', 'final'];

interface States {
  readonly names: readonly string[];
  readonly ways: readonly ArrowLine[];
  readonly marks: readonly WordLine[];
}

function readStates(source: string): States {
  const { ways, words } = readGraphLines(source, ['->']);
  const marks = words.filter(({ word }) => word !== LIST);
  for (const { line, whole, word } of marks) {
    if (!WORDS.includes(word)) {
      throw new InputFault(
        line,
        `"${whole}" is neither an arrow nor a note of a state diagram`,
        'write "From -> To: reason", or a line that starts with states:, note, main or final',
      );
    }
  }
  if (ways.length === 0) {
    throw new InputFault(1, 'The state diagram has no arrow', 'write lines of the form "From -> To: reason"');
  }
  const used = [...new Set(ways.flatMap(({ from, to }) => [from, to]))].filter((name) => name !== OUTSIDE);
  const list = words.findLast(({ word }) => word === LIST)?.whole.slice(LIST.length);
  const declared = list?.split(',').flatMap((name) => name.trim() || []);
  const names = declared ?? used;
  const demanded = [
    ...ways.flatMap(({ from, to, line }) => [from, to].map((name) => ({ name, line }))),
    ...marks.map(({ name, line }) => ({ name, line })),
  ];
  for (const { name, line } of demanded) {
    if (name !== OUTSIDE && !names.includes(name)) {
      throw new InputFault(line, `The state "${name}" does not exist`, oneOf(name, names));
    }
  }
  const alone = names.find((name) => !used.includes(name));
  if (alone !== undefined) {
    throw new InputFault(1, `No arrow leads to the state "${alone}" or from it`, 'add an arrow, or delete the state');
  }
  return { names, ways, marks };
}

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
  const { names, ways, marks } = readStates(source);
  const markOf = (word: string, name: string) => marks.findLast((mark) => mark.word === word && mark.name === name);
  const nodeOf = (name: string, wrapAt: number): DrawnNode => {
    const note = markOf('note', name)?.text;
    return textNode({
      id: name,
      wrapAt,
      blocks: note ? [nameBlock(name), noteBlock(note)] : [nameBlock(name)],
      outline: markOf('final', name) ? 'final' : 'box',
      ...(markOf('main', name) ? { tone: 'fig-main' } : {}),
    });
  };
  const begins = ways.some(({ from }) => from === OUTSIDE) ? [dotNode('[*] begin', 'start')] : [];
  const ends = ways.some(({ to }) => to === OUTSIDE) ? [dotNode('[*] end', 'end')] : [];
  return {
    drawing: drawGraph(
      (wrapAt) => [...begins, ...names.map((name) => nodeOf(name, wrapAt)), ...ends],
      ways.map(({ from, to, label }) => ({
        from: from === OUTSIDE ? '[*] begin' : from,
        to: to === OUTSIDE ? '[*] end' : to,
        label,
      })),
      frame,
    ),
  };
}
