import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { adviseNames } from '../../../src/data/nearNames';
import { TextFault } from '../../texts/fault';
import { codeHtml, type WrongRange } from './codeHtml';
import { codeLanguages } from './codeLanguages';
import { MetaError, parseCodeMeta } from './codeMeta';

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

/** What follows the language; of voice markup without `error="…"`, which the rule `ssml` of `content-lint` reads. */
function metaOf({ properties }: Element, language: string): string {
  const meta = String(properties['metastring'] ?? '');
  return language === 'ssml' ? meta.replace(/\s*\berror="[^"]*"/, '') : meta;
}

/** The element keeps its name, so the theme hands it to `@theme/CodeBlock` as it does with every block. */
function highlight(code: Element, file: VFile): void {
  const line = code.position?.start.line ?? 1;
  const language = languageOf(code);
  if (!codeLanguages.includes(language)) {
    const advice = adviseNames(language, codeLanguages);
    throw new TextFault(file, line, `the fence names the language "${language}", which is not known`, advice);
  }
  const text = textOf(code).replace(/\n$/, '');
  try {
    const meta = parseCodeMeta(metaOf(code, language), text.split('\n').length);
    code.properties = {
      className: [`language-${language}`],
      // One string instead of an element for each token: it is smaller in the script of the page, and React leaves it alone.
      html: codeHtml(text, language, meta, wrongIn(code)),
      ...(meta.title === undefined ? {} : { title: meta.title }),
      ...(meta.firstNumber === undefined ? {} : { firstNumber: String(meta.firstNumber) }),
      ...(meta.wrap ? { wrap: 'true' } : {}),
    };
  } catch (error) {
    throw error instanceof MetaError ? new TextFault(file, line, error.reason, error.fix) : error;
  }
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
