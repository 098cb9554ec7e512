import { type FigureModel, fluid } from './drawing';
import { InputFault, oneOf } from './input/inputFault';
import { readArrow, readWord, type SourceLine, sourceLines } from './input/lines';
import { defaultLabels, type FigureLabels, filled } from './labels';
import { arrowHead } from './svg/arrow';
import { el } from './svg/element';
import { label, linesHeight } from './svg/label';
import { verticalLine } from './svg/line';
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

/** The declared branches. The first one is there from the beginning; the others start as copies. */
class Branches {
  readonly names: string[] = [];
  private readonly living = new Set<number>();

  declare(name: string): void {
    if (this.names.push(name) === 1) this.living.add(0);
  }

  laneOf(name: string, line: number): number {
    const lane = this.names.indexOf(name);
    if (lane < 0) {
      throw new InputFault(line, `The branch "${name}" is not declared`, oneOf(name, this.names));
    }
    return lane;
  }

  livingLane(name: string, line: number): number {
    const lane = this.laneOf(name, line);
    if (!this.living.has(lane)) {
      throw new InputFault(line, `The branch "${name}" does not exist yet`, `write "${this.copyOf(name)}" above`);
    }
    return lane;
  }

  create(name: string, line: number): number {
    const lane = this.laneOf(name, line);
    if (this.living.has(lane)) {
      throw new InputFault(line, `The branch "${name}" exists already`, 'copy into another branch');
    }
    this.living.add(lane);
    return lane;
  }

  /** @throws {InputFault} for a number of branches that cannot be drawn, and for a branch that no line creates */
  check(): void {
    const count = this.names.length;
    if (count < 2 || count > MOST_BRANCHES) {
      const reason = `The graph has ${count} branches, not 2–${MOST_BRANCHES}`;
      throw new InputFault(1, reason, 'declare them with "branch name"');
    }
    const unborn = this.names.find((_, lane) => !this.living.has(lane));
    if (unborn !== undefined) {
      const fix = `write "${this.copyOf(unborn)}", or delete the branch`;
      throw new InputFault(1, `No line creates the branch "${unborn}"`, fix);
    }
  }

  private copyOf(name: string): string {
    return `copy ${this.names[0]} -> ${name}`;
  }
}

/** Reads a copy or a merge. */
function readWay(line: SourceLine, kind: typeof COPY | typeof MERGE, branches: Branches, labels: FigureLabels): Step {
  const way = readArrow({ ...line, text: line.text.slice(kind.length).trim() }, ['->']);
  if (!way) {
    const reason = `"${line.text}" does not name a source and a target`;
    throw new InputFault(line.number, reason, `write "${kind} from -> to"`);
  }
  const from = branches.livingLane(way.from, line.number);
  if (way.to === way.from) {
    throw new InputFault(line.number, `The arrow leads from "${way.to}" to itself`, 'name two branches');
  }
  const isCopy = kind === COPY;
  const lane = isCopy ? branches.create(way.to, line.number) : branches.livingLane(way.to, line.number);
  const title = filled(labels[kind], { from: way.from, to: way.to });
  return { kind, lane, from, title, text: way.label };
}

function readGraph(source: string, labels: FigureLabels): Graph {
  const branches = new Branches();
  const steps: Step[] = [];
  for (const line of sourceLines(source)) {
    const { word, name, text } = readWord(line);
    if (word === 'branch') {
      branches.declare(name);
    } else if (word === 'point') {
      const lane = branches.livingLane(name, line.number);
      steps.push({ kind: 'point', lane, from: lane, title: name, text });
    } else if (word === COPY || word === MERGE) {
      steps.push(readWay(line, word, branches, labels));
    } else {
      throw new InputFault(
        line.number,
        `"${line.text}" is not a line of a branch graph`,
        'start the line with branch, point, copy or merge',
      );
    }
  }
  branches.check();
  return { branches: branches.names, steps };
}

const laneX = (lane: number): number => FIRST_LANE + lane * LANE;

/** A step with the middle of its first line. */
interface Row {
  readonly step: Step;
  readonly y: number;
  readonly words: string;
}

/** The words of the steps, one below the other. */
function rowsOf(steps: readonly Step[], room: number): { rows: Row[]; bottom: number } {
  let top = 4;
  const rows = steps.map((step): Row => {
    const titles = wrap(step.title, room, BOLD);
    const texts = step.text === '' ? [] : wrap(step.text, room, SMALL);
    const toTexts = top + linesHeight(titles, BOLD);
    const words =
      label(titles, {
        x: 0,
        y: (top + toTexts) / 2,
        type: BOLD,
        className: 'fig-small-bold fig-ink',
        anchor: 'start',
      }) + label(texts, { x: 0, y: toTexts + linesHeight(texts, SMALL) / 2, className: 'fig-small', anchor: 'start' });
    const row = { step, y: top + 9, words };
    top = toTexts + linesHeight(texts, SMALL) + ROW_GAP;
    return row;
  });
  return { rows, bottom: top - ROW_GAP + 6 };
}

/** The line of a branch, from its first step to its last. It continues below, unless the last step merges it. */
function drawLane(lane: number, rows: readonly Row[], x: number, bottom: number): string {
  const own = rows.filter(({ step }) => step.lane === lane || step.from === lane);
  const first = own.find(({ step }) => step.kind !== COPY || step.lane === lane || lane === 0);
  const last = own[own.length - 1];
  const isMerged = last?.step.kind === MERGE && last.step.from === lane;
  const top = lane === 0 ? 0 : (first?.y ?? 0);
  return verticalLine(`fig-lane fig-lane${lane}`, x, top, isMerged ? last.y - CURVE : bottom);
}

/** The dot of a step, and the curve that leads to it from another branch. */
function drawStep({ step, y }: Row, x: number, fromX: number): string {
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
}

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
export function branchGraph(source: string, frame: number, labels: FigureLabels = defaultLabels): FigureModel {
  const { branches, steps } = readGraph(source, labels);
  const left = laneX(branches.length - 1) + DOT + TO_TEXT;
  const x = (lane: number): number => laneX(lane) - left;
  const { rows, bottom } = rowsOf(steps, frame - left);
  const lanes = branches.map((_, lane) => drawLane(lane, rows, x(lane), bottom));
  const marks = rows.map((row) => drawStep(row, x(row.step.lane), x(row.step.from)));
  return {
    drawing: fluid(frame, {
      mostWidth: 520,
      height: bottom + 2,
      left,
      body: [...lanes, ...marks, ...rows.map(({ words }) => words)],
    }),
    table: {
      isWords: true,
      head: [labels.branch, labels.event],
      rows: steps.map(({ kind, lane, title, text }) => [
        branches[lane] ?? '',
        kind === 'point' ? text : [title, text].filter((part) => part !== '').join(': '),
      ]),
    },
  };
}
