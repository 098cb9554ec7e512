import { type FigureModel, fluid } from './drawing';
import { InputFault, oneOf } from './input/inputFault';
import { readArrow, readWord, type SourceLine, sourceLines } from './input/lines';
import { arrowHead } from './svg/arrow';
import { el } from './svg/element';
import { label, linesHeight } from './svg/label';
import { BOLD, SMALL } from './text/types';
import { wrap } from './text/wrap';

const LANE = 26;
const FIRST_LANE = 12;
const TO_TEXT = 14;
const DOT = 6;
const ROW_GAP = 16;
/** How far a line runs next to its branch before it turns. */
const CURVE = 10;
const MOST_BRANCHES = 4;
const COPY = 'copy';
const MERGE = 'merge';

interface Step {
  readonly kind: 'point' | typeof COPY | typeof MERGE;
  /** Number of the branch that the step belongs to; of a copy and a merge the one that it leads to. */
  readonly lane: number;
  readonly from: number;
  readonly title: string;
  readonly text: string;
}

interface Graph {
  readonly branches: readonly string[];
  readonly steps: readonly Step[];
}

function readGraph(source: string): Graph {
  const branches: string[] = [];
  const born: boolean[] = [];
  const steps: Step[] = [];
  const laneOf = (name: string, line: number): number => {
    const lane = branches.indexOf(name);
    if (lane < 0) {
      throw new InputFault(line, `The branch "${name}" is not declared`, oneOf(name, branches));
    }
    return lane;
  };
  const livingLane = (name: string, line: number): number => {
    const lane = laneOf(name, line);
    if (!born[lane]) {
      throw new InputFault(
        line,
        `The branch "${name}" does not exist yet`,
        `write "copy ${branches[0]} -> ${name}" above`,
      );
    }
    return lane;
  };

  const readWay = (line: SourceLine, word: typeof COPY | typeof MERGE): Step => {
    const way = readArrow({ ...line, text: line.text.slice(word.length).trim() }, ['->']);
    if (!way) {
      throw new InputFault(
        line.number,
        `"${line.text}" does not name a source and a target`,
        `write "${word} from -> to"`,
      );
    }
    const from = livingLane(way.from, line.number);
    const lane = word === COPY ? laneOf(way.to, line.number) : livingLane(way.to, line.number);
    if (lane === from) {
      throw new InputFault(line.number, `The arrow leads from "${way.to}" to itself`, 'name two branches');
    }
    if (word === COPY && born[lane]) {
      throw new InputFault(line.number, `The branch "${way.to}" exists already`, 'copy into another branch');
    }
    born[lane] = true;
    const title = word === COPY ? `${way.to}: copy of ${way.from}` : `${way.from} merged into ${way.to}`;
    return { kind: word, lane, from, title, text: way.label };
  };

  for (const line of sourceLines(source)) {
    const { word, name, text } = readWord(line);
    if (word === 'branch') {
      // The first branch exists from the beginning, while the others start as copies.
      born.push(branches.length === 0);
      branches.push(name);
    } else if (word === 'point') {
      const lane = livingLane(name, line.number);
      steps.push({ kind: 'point', lane, from: lane, title: name, text });
    } else if (word === COPY || word === MERGE) {
      steps.push(readWay(line, word));
    } else {
      throw new InputFault(
        line.number,
        `"${line.text}" is not a line of a branch graph`,
        'start the line with branch, point, copy or merge',
      );
    }
  }
  if (branches.length < 2 || branches.length > MOST_BRANCHES) {
    throw new InputFault(
      1,
      `The graph has ${branches.length} branches, not 2–${MOST_BRANCHES}`,
      'declare them with "branch name"',
    );
  }
  const unborn = branches.find((_, lane) => !born[lane]);
  if (unborn !== undefined) {
    throw new InputFault(
      1,
      `No line creates the branch "${unborn}"`,
      `write "copy ${branches[0]} -> ${unborn}", or leave it out`,
    );
  }
  return { branches, steps };
}

const laneX = (lane: number): number => FIRST_LANE + lane * LANE;

/**
 * Branches of an assistant from the top down: each has its line, a copy and a merge lead from one line to another.
 *
 * ```text
 * branch main                              the first one is there from the beginning
 * branch autumn-tariffs
 * point main: v14 is live                  something that happens in a branch
 * copy main -> autumn-tariffs: reason
 * merge autumn-tariffs -> main: reason
 * ```
 *
 * @throws {InputFault} for a line that is none of these, and for branches that are not declared or not there yet
 */
export function branchGraph(source: string, frame: number): FigureModel {
  const { branches, steps } = readGraph(source);
  const left = laneX(branches.length - 1) + DOT + TO_TEXT;
  const room = frame - left;
  let top = 4;
  const rows = steps.map((step) => {
    const titles = wrap(step.title, room, BOLD);
    const texts = step.text === '' ? [] : wrap(step.text, room, SMALL);
    const titleHeight = linesHeight(titles, BOLD);
    const y = top + 9;
    const words =
      label(titles, {
        x: 0,
        y: top + titleHeight / 2,
        type: BOLD,
        className: 'fig-small-bold fig-ink',
        anchor: 'start',
      }) +
      label(texts, {
        x: 0,
        y: top + titleHeight + linesHeight(texts, SMALL) / 2,
        className: 'fig-small',
        anchor: 'start',
      });
    top += titleHeight + linesHeight(texts, SMALL) + ROW_GAP;
    return { step, y, words };
  });
  const bottom = top - ROW_GAP + 6;

  const lanes = branches.map((_, lane) => {
    const own = rows.filter(({ step }) => step.lane === lane || step.from === lane);
    const first = own.find(({ step }) => step.kind !== COPY || step.lane === lane || lane === 0);
    const merged = own.findLast(({ step }) => step.kind === MERGE && step.from === lane);
    const last = own[own.length - 1];
    // A branch continues below its last step unless that step merges it.
    const end = merged && merged === last ? merged.y - CURVE : bottom;
    const start = lane === 0 ? 0 : (first?.y ?? 0);
    return el('line', {
      class: `fig-lane fig-lane${lane}`,
      x1: laneX(lane) - left,
      x2: laneX(lane) - left,
      y1: start,
      y2: end,
    });
  });
  const marks = rows.map(({ step, y }) => {
    const [x, fromX] = [laneX(step.lane) - left, laneX(step.from) - left];
    const dot = el('circle', { class: step.lane === 0 ? 'fig-stop fig-stop-main' : 'fig-stop', cx: x, cy: y, r: DOT });
    if (step.kind === 'point') {
      return dot;
    }
    const sign = x > fromX ? 1 : -1;
    const tip = x - sign * (DOT + 1);
    const d = `M${fromX} ${y - CURVE}Q${fromX} ${y} ${fromX + sign * CURVE} ${y}H${tip - sign * 6}`;
    return (
      el('path', { class: `fig-lane fig-lane${step.kind === COPY ? step.lane : step.from}`, d }) +
      arrowHead(tip, y, sign > 0 ? 'right' : 'left') +
      dot
    );
  });
  return {
    drawing: fluid(frame, {
      mostWidth: 520,
      height: bottom + 2,
      left,
      body: [...lanes, ...marks, ...rows.map(({ words }) => words)],
    }),
    table: {
      isWords: true,
      head: ['Branch', 'What happens'],
      rows: steps.map(({ kind, lane, title, text }) => [
        branches[lane] ?? '',
        kind === 'point' ? text : [title, text].filter((part) => part !== '').join(': '),
      ]),
    },
  };
}
