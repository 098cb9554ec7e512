import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import remarkFigures from '../../../plugins/remark/remarkFigures';

export interface DrawnFigure {
  readonly fence: string;
  readonly source: string;
  readonly caption: string;
  readonly svg: string;
  readonly element: MdxJsxFlowElement;
}

const file = path.resolve('tests/fixtures/figures/gallery.mdx');

/** Runs the plugin on a text, as the build does. */
export function drawText(value: string, name = file): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFigures);
  const text = new VFile({ path: name, value });
  return processor.runSync(processor.parse(text), text) as Root;
}

/** All figures of the gallery, each with the fence that it was made from. */
export function drawGallery(): DrawnFigure[] {
  const value = readFileSync(file, 'utf8');
  const sources = [...value.matchAll(/^```(\S+) title="[^\n]*\n([\s\S]*?)^```$/gm)];
  const elements: MdxJsxFlowElement[] = [];
  visit(drawText(value), 'mdxJsxFlowElement', (element) => {
    elements.push(element);
  });
  return elements.map((element, index) => {
    const attribute = (name: string): string => {
      const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
      return typeof found?.value === 'string' ? found.value : '';
    };
    const [, fence = '', source = ''] = sources[index] ?? [];
    return { fence, source, caption: attribute('caption'), svg: attribute('svg'), element };
  });
}
