import { Graph, layout } from '@dagrejs/dagre';
import type { Box, Size } from './box';
import type { Point } from './corner';
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
  /** Space between two layers of nodes. */
  readonly layerGap: number;
  /** Where the layers follow each other: down on a phone, which is narrow and scrolls, and to the right on a desk. */
  readonly direction: 'down' | 'right';
}

export interface GraphLayout extends Size {
  /** By the id of the node. */
  readonly nodes: ReadonlyMap<string, Box>;
  /** In the order of the input. */
  readonly edges: readonly PlacedEdge[];
}

const MARGIN = 6;

const turnedSize = <T extends Size>(size: T): T => ({ ...size, width: size.height, height: size.width });
const turned = <T extends Point>(point: T): T => ({ ...point, x: point.y, y: point.x });

/**
 * Places nodes and edges. A graph to the right is one from the top down with every width and height exchanged, so there
 * is one way of routing.
 */
export function layoutGraph(nodes: readonly GraphNode[], edges: readonly GraphEdge[], spacing: Spacing): GraphLayout {
  if (spacing.direction === 'down') {
    return layoutDown(nodes, edges, spacing);
  }
  const down = layoutDown(
    nodes.map(turnedSize),
    edges.map((edge) => (edge.label ? { ...edge, label: turnedSize(edge.label) } : edge)),
    spacing,
  );
  return {
    ...turnedSize(down),
    nodes: new Map([...down.nodes].map(([id, box]): [string, Box] => [id, turned(turnedSize(box))])),
    edges: down.edges.map((edge) => ({
      ...edge,
      stops: edge.stops.map(turned),
      ...(edge.label ? { label: turned(turnedSize(edge.label)) } : {}),
    })),
  };
}

/** The layers and their order come from dagre; the ways of the edges are drawn by `routeEdges`. */
function layoutDown(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  { nodeGap, edgeGap, layerGap, ranker }: Spacing,
): GraphLayout {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: nodeGap, edgesep: edgeGap, ranksep: layerGap, ranker });
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
      const { x = 0, y = 0 } = graph.node(id) as Partial<Point>;
      return [id, { x, y, width, height }];
    }),
  );
  const routed = routeEdges(
    boxes,
    edges.map(({ from, to, label }, index) => {
      const laid = graph.edge({ v: from, w: to, name: String(index) }) as { points: Point[] } & Partial<Point>;
      const { points, x, y } = laid;
      return {
        from,
        to,
        points,
        ...(label && x !== undefined && y !== undefined ? { label: { ...label, x, y } } : {}),
      };
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
  const move = <T extends Point>(point: T): T => ({ ...point, x: point.x - left, y: point.y - top });
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
