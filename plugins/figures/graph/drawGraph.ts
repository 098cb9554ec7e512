import { type FixedDrawing, MOST_WIDTH } from '../drawing';
import { InputFault } from '../input/inputFault';
import { el } from '../svg/element';
import { shrunkInto } from '../text/types';
import { WIDE, WIDER } from '../widths';
import type { Box, Size } from './box';
import { drawEdge, drawEdgeLabel, type EdgeLabel, measureEdgeLabel } from './drawEdge';
import { type GraphLayout, layoutGraph, type Spacing } from './layoutGraph';

/** A node that knows its size and how it is drawn, wherever the layout puts it. */
export interface DrawnNode extends Size {
  readonly id: string;
  readonly draw: (box: Box) => string;
}

export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly dashed?: boolean;
  readonly weight?: number;
}

/** Room that one edge needs on the side of a node, and at the corners. */
const PORT = 18;
const CORNERS = 32;

/** A node with many ways has room for an arrowhead each; in the worst case all but one are on one side. */
function roomyNode(node: DrawnNode, edges: readonly DrawnEdge[], direction: Spacing['direction']): DrawnNode {
  const ways = edges.filter(({ from, to }) => from === node.id || to === node.id).length;
  const least = CORNERS + (ways - 2) * PORT;
  if (direction === 'right') {
    return ways < 3 ? node : { ...node, height: Math.max(node.height, least) };
  }
  return ways < 4 ? node : { ...node, width: Math.max(node.width, least) };
}

/** @param wrapAt width in pixels at which texts of nodes break */
export type MakeNodes = (wrapAt: number) => readonly DrawnNode[];

interface Trial extends Spacing {
  readonly nodeWrap: number;
  readonly labelWrap: number;
}

const RANKERS = ['network-simplex', 'tight-tree', 'longest-path'] as const;
/** From roomy to tight. Ranks can be found in more than one way; which one is narrow depends on the graph. */
const trialsOf = (sizes: readonly Omit<Trial, 'ranker'>[]): readonly Trial[] =>
  sizes.flatMap((size) => RANKERS.map((ranker) => ({ ...size, ranker })));

const DOWN = { direction: 'down', layerGap: 64 } as const;
const RIGHT = { direction: 'right', layerGap: 60 } as const;
const DOWN_TRIALS = trialsOf([
  { ...DOWN, nodeWrap: 150, labelWrap: 108, nodeGap: 26, edgeGap: 18 },
  { ...DOWN, nodeWrap: 120, labelWrap: 84, nodeGap: 18, edgeGap: 14 },
  { ...DOWN, nodeWrap: 100, labelWrap: 66, nodeGap: 14, edgeGap: 10 },
  { ...DOWN, nodeWrap: 88, labelWrap: 60, nodeGap: 12, edgeGap: 8 },
  { ...DOWN, nodeWrap: 66, labelWrap: 60, nodeGap: 8, edgeGap: 8 },
]);
const RIGHT_TRIALS = trialsOf([
  { ...RIGHT, nodeWrap: 200, labelWrap: 160, nodeGap: 26, edgeGap: 18 },
  { ...RIGHT, nodeWrap: 150, labelWrap: 100, nodeGap: 22, edgeGap: 16 },
  { ...RIGHT, nodeWrap: 110, labelWrap: 72, nodeGap: 18, edgeGap: 14, layerGap: 56 },
  { ...RIGHT, nodeWrap: 88, labelWrap: 60, nodeGap: 16, edgeGap: 12, layerGap: 52 },
]);
/** Short arrows and one word to a line are better than a column with nothing at both sides. */
const TIGHT_RIGHT_TRIALS = trialsOf([
  { ...RIGHT, nodeWrap: 66, labelWrap: 48, nodeGap: 16, edgeGap: 12, layerGap: 36 },
]);
/** On a desk a graph from the top down is higher than the screen if its arrows are as long as on a phone. */
const WIDE_DOWN_TRIALS = trialsOf([{ ...DOWN, nodeWrap: 240, labelWrap: 200, nodeGap: 32, edgeGap: 22, layerGap: 44 }]);

interface LaidOut {
  readonly nodes: readonly DrawnNode[];
  readonly labels: readonly (EdgeLabel | undefined)[];
  readonly placed: GraphLayout;
}

function layOut(makeNodes: MakeNodes, edges: readonly DrawnEdge[], trial: Trial): LaidOut {
  const nodes = makeNodes(trial.nodeWrap).map((node) => roomyNode(node, edges, trial.direction));
  const labels = edges.map(({ label }) => measureEdgeLabel(label, trial.labelWrap));
  const placed = layoutGraph(
    nodes,
    edges.map(({ from, to, weight }, index) => {
      const label = labels[index];
      return { from, to, ...(label ? { label } : {}), ...(weight === undefined ? {} : { weight }) };
    }),
    trial,
  );
  return { nodes, labels, placed };
}

type Lay = (trial: Trial) => LaidOut;

/** The same trial is made for several widths of the place. */
function eachOnce(lay: Lay): Lay {
  const made = new Map<Trial, LaidOut>();
  return (trial) => {
    const laid = made.get(trial) ?? lay(trial);
    made.set(trial, laid);
    return laid;
  };
}

/** The first layout that the place shows whole. */
function fitting(trials: readonly Trial[], lay: Lay, frame: number): LaidOut | undefined {
  for (const trial of trials) {
    const laid = lay(trial);
    if (laid.placed.width <= shrunkInto(frame)) {
      return laid;
    }
  }
  return undefined;
}

const narrowest = (trials: readonly Trial[], lay: Lay): LaidOut =>
  trials.map(lay).reduce((best, laid) => (laid.placed.width < best.placed.width ? laid : best));

/**
 * @param frame width of the place: from the top down on a phone, to the right where there is room for it
 * @returns edges first, then their labels, then nodes
 * @throws {InputFault} for a graph that is too wide from the top down
 */
export function drawGraph(makeNodes: MakeNodes, edges: readonly DrawnEdge[], frame: number): FixedDrawing {
  const lay = eachOnce((trial) => layOut(makeNodes, edges, trial));
  const best =
    frame < WIDE
      ? (fitting(DOWN_TRIALS, lay, frame) ?? narrowest(DOWN_TRIALS, lay))
      : (fitting(RIGHT_TRIALS, lay, frame) ??
        fitting(RIGHT_TRIALS, lay, WIDER) ??
        fitting(TIGHT_RIGHT_TRIALS, lay, WIDER) ??
        fitting(WIDE_DOWN_TRIALS, lay, frame) ??
        narrowest(DOWN_TRIALS, lay));
  if (frame < WIDE && best.placed.width > MOST_WIDTH) {
    throw new InputFault(
      1,
      `The graph is ${best.placed.width} px wide, more than ${MOST_WIDTH}`,
      'shorten its labels or draw it as two figures',
    );
  }
  const { nodes, labels, placed } = best;
  const lines = placed.edges.map((edge, index) => drawEdge(edge, edges[index]?.dashed));
  const texts = placed.edges.map((edge, index) => drawEdgeLabel(edge, labels[index]));
  const shapes = nodes.map(({ id, draw }) => {
    const box = placed.nodes.get(id);
    return box ? el('g', { class: 'fig-node', 'data-node': id }, draw(box)) : '';
  });
  return {
    kind: 'fixed',
    width: placed.width,
    height: placed.height,
    body: [...lines, ...texts, ...shapes].join(''),
  };
}
