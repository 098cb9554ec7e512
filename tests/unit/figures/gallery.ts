import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import remarkFigures from '../../../plugins/figures/remarkFigures';
import { figureOptions } from '../../../plugins/transforms/markdownPlugins';

export interface DrawnFigure {
  readonly fence: string;
  readonly source: string;
  readonly caption: string;
  readonly layout: 'narrow' | 'wide';
  /** One layout of the drawing. */
  readonly svg: string;
  /** All that is in the page: as a rule two layouts. */
  readonly whole: string;
  readonly element: MdxJsxFlowElement;
}

const folder = 'tests/fixtures/figures';
/** The figures that the pages of this site have, and one of every kind and look. */
const files = ['pages.mdx', 'gallery.mdx'].map((name) => path.resolve(folder, name));

/** Runs the plugin on a text, as the build does. */
export function drawText(value: string, name = 'docs/page.mdx'): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFigures, figureOptions);
  const text = new VFile({ path: name, value });
  return processor.runSync(processor.parse(text), text) as Root;
}

const secondLayout = /(?=<svg class="[^"]* fig-from-)/;

/** One figure of every kind and look, drawn anew: the last ones of the gallery. */
export const drawEveryKind = (): DrawnFigure[] => files.slice(-1).flatMap(drawFile);

let drawn: DrawnFigure[] | undefined;

/**
 * All layouts of the figures of the fixtures, each with the fence that it was made from; drawn once for all tests of a worker, as it
 * takes four seconds.
 */
export function gallery(): readonly DrawnFigure[] {
  drawn ??= files.flatMap(drawFile);
  return drawn;
}

function drawFile(file: string): DrawnFigure[] {
  const value = readFileSync(file, 'utf8');
  const sources = [...value.matchAll(/^```(\S+) title="[^\n]*\n([\s\S]*?)^```$/gm)];
  const elements: MdxJsxFlowElement[] = [];
  visit(drawText(value, file), 'mdxJsxFlowElement', (element) => {
    elements.push(element);
  });
  return elements.flatMap((element, index) => {
    const attribute = (name: string): string => {
      const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
      return typeof found?.value === 'string' ? found.value : '';
    };
    const [, fence = '', source = ''] = sources[index] ?? [];
    const whole = attribute('svg');
    return whole.split(secondLayout).map((svg, place) => ({
      fence,
      source,
      caption: attribute('caption'),
      layout: place === 0 ? 'narrow' : 'wide',
      svg,
      whole,
      element,
    }));
  });
}
