import { createHash } from 'node:crypto';
import path from 'node:path';
import type { List, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readCaptions } from './captions';
import type { DataTable, FigureModel, LegendItem } from './drawing';
import { figureKinds } from './figureKinds';
import { InputFault, type NearNames } from './input/inputFault';
import { defaultLabels, type FigureLabels } from './labels';
import { type Captions, renderLayouts } from './renderSvg';
import { NARROW, WIDE } from './widths';

/** A list of posts shows the figures of several texts on one page, so an id is made from the text and the place in it. */
function idOf(file: VFile, ordinal: number): string {
  const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
  return `fig-${createHash('sha256').update(`${name} ${ordinal}`).digest('hex').slice(0, 8)}`;
}

const tableOf = ({ head, rows, isWords = false }: DataTable): Table => ({
  type: 'table',
  align: head.map((_, index) => (isWords || index === 0 ? 'left' : 'right')),
  children: [head, ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
  })),
});

const legendOf = (items: readonly LegendItem[]): List => ({
  type: 'list',
  ordered: true,
  start: 1,
  spread: false,
  children: items.map(({ name, text }) => ({
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: [{ type: 'text', value: name }] },
          { type: 'text', value: `: ${text}` },
        ],
      },
    ],
  })),
});

function figureOf(draw: (frame: number) => FigureModel, captions: Captions): MdxJsxFlowElement {
  const model = draw(NARROW);
  const below = model.table ? 'numbers' : model.legend ? 'legend' : undefined;
  const attributes = {
    caption: captions.title,
    svg: renderLayouts(model.drawing, draw(WIDE).drawing, captions),
    ...(below ? { below } : {}),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [...(model.table ? [tableOf(model.table)] : []), ...(model.legend ? [legendOf(model.legend)] : [])],
  };
}

export type RemarkFiguresOptions = {
  /** @returns the error that stops the build when a fence is wrong; the default has the form `page.mdx:12: reason. Fix: fix.` */
  fault?: (file: VFile, line: number, reason: string, fix: string) => Error;
  /** Guesses which name was meant; without it the message lists all names. */
  nearNames?: NearNames;
  /** Other words than those in labels.ts, for a site in another language. */
  labels?: Partial<FigureLabels>;
  /** Gives the result of an earlier call with the same inputs; the default draws every figure again. */
  keep?: <Result>(name: string, inputs: readonly string[], make: () => Result) => Result;
};

const plainFault = (file: VFile, line: number, reason: string, fix: string): Error =>
  new Error(`${path.relative(file.cwd, file.path)}:${line}: ${reason}. Fix: ${fix}.`);

/**
 * Draws the fences that `figureKinds` names while the site is built. Each becomes one `Figure` with ready markup; the
 * browser gets neither the data nor the code of the layout.
 *
 * @throws Error of `fault` with page and line for everything that a fence can have wrong
 */
export default function remarkFigures({
  fault = plainFault,
  nearNames = () => [],
  labels: ownLabels = {},
  keep = (_name, _inputs, make) => make(),
}: RemarkFiguresOptions = {}) {
  const labels: FigureLabels = { ...defaultLabels, ...ownLabels };

  return (tree: Root, file: VFile): void => {
    let ordinal = 0;
    visit(tree, 'code', (code, index, parent) => {
      const read = code.lang ? figureKinds[code.lang] : undefined;
      if (!read || parent === undefined || index === undefined) {
        return undefined;
      }
      ordinal += 1;
      try {
        const captions = { ...readCaptions(code.meta ?? ''), id: idOf(file, ordinal) };
        const inputs = [code.lang ?? '', code.value, JSON.stringify([captions, labels])];
        const draw = () => figureOf((frame) => read(code.value, frame, labels), captions);
        parent.children.splice(index, 1, keep('figures', inputs, draw));
      } catch (error) {
        if (error instanceof InputFault) {
          throw fault(file, (code.position?.start.line ?? 1) + error.line, error.reason, error.fix(nearNames));
        }
        throw error;
      }
      return [SKIP, index + 1];
    });
  };
}
