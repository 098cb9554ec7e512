import type { Element } from 'hast';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { classesOf, findAll, isElement } from './elements';

const languageClass = /^language-(.+)$/;

/** @returns the fence of a `pre`: its language, the title that it has on the page, and its unchanged text */
export function codeFence(pre: Element): Code {
  const [language] = [pre, ...findAll(pre, ({ tagName }) => tagName === 'code')]
    .flatMap(classesOf)
    .flatMap((name) => languageClass.exec(name)?.[1] ?? []);
  const title = pre.properties['dataTitle'];
  let value = '';
  visit(pre, (node) => {
    if (node.type === 'text') value += node.value;
    // The stock theme ends each line of code so.
    else if (isElement(node, 'br')) value += '\n';
  });
  return {
    type: 'code',
    // Markdown allows something after the language only where there is a language.
    lang: language ?? 'text',
    meta: title === undefined ? null : `title="${String(title)}"`,
    value: value.replace(/\n$/, ''),
  };
}
