/** A figure without its frame: what is between the tags of the `svg` element, and how wide it may become. */
export type Drawing = FixedDrawing | FluidDrawing;

/** Has its own size and is scaled as a whole: graphs. */
export interface FixedDrawing {
  readonly kind: 'fixed';
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/**
 * Fills the width of its place: horizontal places are parts of the width, type keeps its size.
 * So a chart is as readable on a phone as on a desk.
 */
export interface FluidDrawing {
  readonly kind: 'fluid';
  readonly leastWidth: number;
  readonly mostWidth: number;
  readonly height: number;
  /** Space at both sides, in pixels; percentages of the body count between them. */
  readonly left: number;
  readonly right: number;
  readonly body: string;
}

/** A row of cells below the figure: the numbers of a chart, or the legend of a screen. */
export type Row = readonly string[];

/** What a fence becomes: the drawing, and the same data as text. */
export interface FigureModel {
  readonly drawing: Drawing;
  readonly table?: DataTable;
  readonly legend?: readonly LegendItem[];
}

export interface DataTable {
  readonly head: Row;
  readonly rows: readonly Row[];
  /** Set where the cells are words: numbers are on the right. */
  readonly isWords?: boolean;
}

export interface LegendItem {
  readonly name: string;
  readonly text: string;
}

/** No graph for a narrow place is wider, even where it has to be scrolled. */
export const MOST_WIDTH = 700;

/** Charts fill their place; only a very wide one leaves space at the sides. */
const MOST_CHART = 960;

/** What a fluid drawing must say of itself; it fills its place and has no space at its sides unless it says so. */
type Drawn = Pick<FluidDrawing, 'height'> &
  Partial<Pick<FluidDrawing, 'mostWidth' | 'left' | 'right'>> & { readonly body: string | readonly string[] };

/** @returns a drawing for places that are `frame` pixels wide or wider */
export const fluid = (frame: number, { body, ...drawn }: Drawn): FluidDrawing => ({
  kind: 'fluid',
  leastWidth: frame,
  mostWidth: MOST_CHART,
  left: 0,
  right: 0,
  ...drawn,
  body: typeof body === 'string' ? body : body.join(''),
});
