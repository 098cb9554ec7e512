import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { visit } from '../../texts/visit';
import { codeHtml, type WrongRange } from './codeHtml';
import { readCodeMeta } from './codeMeta';

function textOf(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

function languageOf({ properties }: Element): string {
  const classes = Array.isArray(properties['className']) ? properties['className'].map(String) : [];
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

/** The checker of DL examples hands over what is wrong as `from-to from-to`. */
function wrongIn({ properties }: Element): WrongRange[] {
  const ranges = String(properties['wrong'] ?? '').matchAll(/(\d+)-(\d+)/g);
  return [...ranges].map(([, from, to]) => ({ from: Number(from), to: Number(to) }));
}

/** The element keeps its name, so the theme hands it to `@theme/CodeBlock` as it does with every block. */
function highlight(code: Element, file: VFile): void {
  const language = languageOf(code);
  const text = textOf(code).replace(/\n$/, '');
  const place = { file, line: code.position?.start.line ?? 1 };
  const meta = readCodeMeta(language, String(code.properties['metastring'] ?? ''), text, place);
  code.properties = {
    className: [`language-${language}`],
    // One string instead of an element for each token: it is smaller in the script of the page, and React leaves it alone.
    html: codeHtml(text, language, meta, wrongIn(code)),
    ...(meta.title === undefined ? {} : { title: meta.title }),
    ...(meta.firstNumber === undefined ? {} : { firstNumber: String(meta.firstNumber) }),
    ...(meta.wrap ? { wrap: 'true' } : {}),
  };
  code.children = [];
}

/**
 * Colours the fences of a text while building, so that no highlighter reaches a reader.
 *
 * @throws TextFault when a fence names an unknown language or has something unknown after it
 */
export default function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        highlight(code, file);
      }
    });
  };
}
