import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { figureKinds } from '../../../plugins/figures/figureKinds';
import remarkFigures from '../../../plugins/figures/remarkFigures';
import { figureOptions } from '../../../plugins/transforms/markdownPlugins';
import { filesOfFolders } from '../../../src/data/filesBelow';

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

const examples = filesOfFolders('.', ['plugins/pages/gallery/pages', 'tests/fixtures/figures']);
const pages = filesOfFolders('.', ['docs']);

/** Runs the plugin on a text, as the build does. */
export function drawText(value: string, name = 'docs/page.mdx'): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFigures, figureOptions);
  const text = new VFile({ path: name, value });
  return processor.runSync(processor.parse(text), text) as Root;
}

const secondLayout = /(?=<svg class="[^"]* fig-from-)/;

/** The examples of every kind and look, drawn anew: the first ones of the gallery. */
export const drawExamples = (): DrawnFigure[] => examples.flatMap(drawFile);

let drawn: DrawnFigure[] | undefined;

/**
 * All layouts of the examples and of the figures of all pages, each with the fence that it was made from; drawn once for all tests of a
 * worker, as it takes four seconds.
 */
export function gallery(): readonly DrawnFigure[] {
  drawn ??= [...examples, ...pages].flatMap(drawFile);
  return drawn;
}

function drawFile(file: string): DrawnFigure[] {
  const value = readFileSync(file, 'utf8').replaceAll(/^(`{3,})mdx bad\n.*?\n\1$/gms, '');
  const sources = [...value.matchAll(/^```(\S+) title="[^\n]*\n([\s\S]*?)^```$/gm)].filter(
    ([, kind = '']) => kind in figureKinds,
  );
  const elements: MdxJsxFlowElement[] = [];
  visit(drawText(sources.map(([fence]) => fence).join('\n\n'), file), 'mdxJsxFlowElement', (element) => {
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
