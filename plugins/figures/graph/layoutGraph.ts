import { Graph, layout } from '@dagrejs/dagre';
import type { Box, Size } from './box';
import { type PlacedEdge, routeEdges } from './routeEdges';

export interface GraphNode extends Size {
  readonly id: string;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** Size of the label; undefined when there is none. */
  readonly label?: Size;
  /** How hard the layout tries to keep the edge short and straight; 1 if omitted. */
  readonly weight?: number;
}

/** Space between neighbours, and how nodes get their layers. */
export interface Spacing {
  readonly nodeGap: number;
  readonly edgeGap: number;
  readonly ranker: 'network-simplex' | 'tight-tree' | 'longest-path';
}

export interface GraphLayout extends Size {
  /** By the id of the node. */
  readonly nodes: ReadonlyMap<string, Box>;
  /** In the order of the input. */
  readonly edges: readonly PlacedEdge[];
}

const MARGIN = 6;
const RANK_GAP = 64;
const RANK_GAP_PLAIN = 46;

/**
 * Places nodes and edges from the top down, because a phone is narrow and can be scrolled down. The layers and their
 * order come from dagre; the ways of the edges are drawn by `routeEdges`.
 */
export function layoutGraph(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  { nodeGap, edgeGap, ranker }: Spacing,
): GraphLayout {
  const graph = new Graph({ multigraph: true });
  const ranksep = edges.some(({ label }) => label) ? RANK_GAP : RANK_GAP_PLAIN;
  graph.setGraph({ rankdir: 'TB', nodesep: nodeGap, edgesep: edgeGap, ranksep, ranker });
  for (const { id, width, height } of nodes) {
    graph.setNode(id, { width, height });
  }
  edges.forEach(({ from, to, label, weight }, index) => {
    const size = label ? { width: label.width, height: label.height, labelpos: 'c' } : { width: 0, height: 0 };
    graph.setEdge(from, to, { ...size, ...(weight === undefined ? {} : { weight }) }, String(index));
  });
  layout(graph);

  const boxes = new Map(
    nodes.map(({ id, width, height }): [string, Box] => {
      const { x = 0, y = 0 } = graph.node(id) as { x?: number; y?: number };
      return [id, { x, y, width, height }];
    }),
  );
  const routed = routeEdges(
    boxes,
    edges.map(({ from, to, label }, index) => {
      const laid = graph.edge({ v: from, w: to, name: String(index) }) as {
        points: { x: number; y: number }[];
        x?: number;
        y?: number;
      };
      const box =
        label && laid.x !== undefined && laid.y !== undefined ? { ...label, x: laid.x, y: laid.y } : undefined;
      return { from, to, points: laid.points, ...(box === undefined ? {} : { label: box }) };
    }),
  );
  return moveToOrigin(boxes, routed);
}

function moveToOrigin(boxes: ReadonlyMap<string, Box>, edges: readonly PlacedEdge[]): GraphLayout {
  const all = [
    ...boxes.values(),
    ...edges.flatMap(({ label }) => (label ? [label] : [])),
    ...edges.flatMap(({ stops }) => stops.map(({ x, y }) => ({ x, y, width: 2, height: 2 }))),
  ];
  const left = Math.min(...all.map(({ x, width }) => x - width / 2)) - MARGIN;
  const right = Math.max(...all.map(({ x, width }) => x + width / 2)) + MARGIN;
  const top = Math.min(...all.map(({ y, height }) => y - height / 2)) - MARGIN;
  const bottom = Math.max(...all.map(({ y, height }) => y + height / 2)) + MARGIN;
  const width = Math.ceil(right - left);
  const move = <T extends { x: number; y: number }>(point: T): T => ({ ...point, x: point.x - left, y: point.y - top });
  return {
    width,
    height: Math.ceil(bottom - top),
    nodes: new Map([...boxes].map(([id, box]): [string, Box] => [id, move(box)])),
    edges: edges.map((edge) => ({
      ...edge,
      stops: edge.stops.map(move),
      ...(edge.label ? { label: move(edge.label) } : {}),
    })),
  };
}
