import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { adviseNames } from '../../src/data/nearNames';
import { fail, type Place } from './place';

/**
 * Reads the attributes of an element that has texts as attributes and no content.
 *
 * @param names attributes that the element knows
 * @returns the texts by name; a name that is not there has none
 * @throws TextFault for an unknown attribute, a value that is not a text, and for content
 */
export function readAttributes(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  names: readonly string[],
  place: Place,
): ReadonlyMap<string, string> {
  if (element.children.length > 0) {
    fail(place, `<${element.name}> has content, which would be lost`, `close it immediately: <${element.name} … />`);
  }
  const texts = new Map<string, string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      fail(
        place,
        `<${element.name}> has attributes in braces`,
        `write ${names.join(', ')} with texts in quotation marks`,
      );
    }
    if (!names.includes(attribute.name)) {
      const used = element.attributes.map((one) => one.type === 'mdxJsxAttribute' && one.name);
      const free = names.filter((name) => !used.includes(name));
      const fix = free.length > 0 ? adviseNames(attribute.name, free) : 'delete it';
      fail(place, `<${element.name}> has no attribute "${attribute.name}"`, fix);
    }
    if (typeof attribute.value !== 'string' || attribute.value.trim() === '') {
      fail(place, `"${attribute.name}" of <${element.name}> is not a text`, `write ${attribute.name}="…"`);
    }
    texts.set(attribute.name, attribute.value.trim());
  }
  return texts;
}

/** @throws TextFault when the attribute is not there */
export function needAttribute(texts: ReadonlyMap<string, string>, name: string, element: string, place: Place): string {
  return texts.get(name) ?? fail(place, `<${element}> has no "${name}"`, `write <${element} ${name}="…" />`);
}
