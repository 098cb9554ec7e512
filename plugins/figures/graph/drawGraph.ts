import { type FixedDrawing, MOST_WIDTH } from '../drawing';
import { InputFault } from '../input/inputFault';
import { NARROW } from '../narrow';
import { el } from '../svg/element';
import { LEAST_SIZE, SMALLEST } from '../text/types';
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

/** A node with many ways is wide enough for an arrowhead each; in the worst case all but one are on one side. */
function roomyNode(node: DrawnNode, edges: readonly DrawnEdge[]): DrawnNode {
  const ways = edges.filter(({ from, to }) => from === node.id || to === node.id).length;
  return ways < 4 ? node : { ...node, width: Math.max(node.width, CORNERS + (ways - 2) * PORT) };
}

/** @param wrapAt width in pixels at which texts of nodes break */
export type MakeNodes = (wrapAt: number) => readonly DrawnNode[];

interface Trial extends Spacing {
  readonly nodeWrap: number;
  readonly labelWrap: number;
}

/** From roomy to tight. Ranks can be found in more than one way; which one is narrow depends on the graph. */
const TRIALS: readonly Trial[] = (['network-simplex', 'tight-tree', 'longest-path'] as const)
  .flatMap((ranker) => [
    { nodeWrap: 150, labelWrap: 108, nodeGap: 26, edgeGap: 18, ranker },
    { nodeWrap: 120, labelWrap: 84, nodeGap: 18, edgeGap: 14, ranker },
    { nodeWrap: 100, labelWrap: 66, nodeGap: 14, edgeGap: 10, ranker },
    { nodeWrap: 88, labelWrap: 60, nodeGap: 12, edgeGap: 8, ranker },
  ])
  .sort((a, b) => b.nodeWrap - a.nodeWrap);

/** The widest graph that a phone of 390 px shows whole, with its labels at 12 px. */
const PHONE = Math.floor((NARROW * SMALLEST) / LEAST_SIZE);

interface LaidOut {
  readonly nodes: readonly DrawnNode[];
  readonly labels: readonly (EdgeLabel | undefined)[];
  readonly placed: GraphLayout;
}

function layOut(makeNodes: MakeNodes, edges: readonly DrawnEdge[], trial: Trial): LaidOut {
  const nodes = makeNodes(trial.nodeWrap).map((node) => roomyNode(node, edges));
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

/** @returns the graph from the top down: edges first, then their labels, then nodes */
export function drawGraph(makeNodes: MakeNodes, edges: readonly DrawnEdge[]): FixedDrawing {
  const layouts = TRIALS.map((trial) => layOut(makeNodes, edges, trial));
  const narrowest = Math.min(...layouts.map(({ placed }) => placed.width));
  // The first that a phone shows whole; if none is, the narrowest.
  const best =
    layouts.find(({ placed }) => placed.width <= PHONE) ?? layouts.find(({ placed }) => placed.width === narrowest);
  if (!best) {
    throw new Error('A graph has no layout.');
  }
  if (narrowest > MOST_WIDTH) {
    throw new InputFault(
      1,
      `The graph is ${narrowest} px wide, more than ${MOST_WIDTH}`,
      'shorten its labels or draw it as two figures',
    );
  }
  const { nodes, labels, placed } = best;
  const lines = placed.edges.map((edge, index) =>
    drawEdge(edge, edges[index]?.dashed ? 'fig-edge fig-dashed' : 'fig-edge'),
  );
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
