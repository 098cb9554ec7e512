import type { Element, ElementContent } from 'hast';

const isInlined = ({ tagName, properties }: Element): boolean =>
  tagName === 'img' && String(properties['src'] ?? '').startsWith('data:');

/**
 * Links and pictures get their full address. Links to pages keep the route, exactly as it is served.
 * A small picture that the build wrote into the page has no address; its alternative text replaces it.
 *
 * @param address of the page that contains them
 */
export function links(content: Element, address: string): void {
  content.children = content.children.map((child): ElementContent => {
    if (child.type !== 'element') {
      return child;
    }
    const { properties } = child;
    if (isInlined(child)) {
      return { type: 'text', value: properties['alt'] ? `(${String(properties['alt'])})` : '' };
    }
    // The title of a link is a tip for the mouse; the text of the link says the same.
    delete properties['title'];
    for (const name of ['href', 'src']) {
      const target = properties[name];
      if (typeof target === 'string') {
        properties[name] = new URL(target, address).href;
      }
    }
    links(child, address);
    return child;
  });
}
