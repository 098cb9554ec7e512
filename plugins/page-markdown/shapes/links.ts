import type { Element, ElementContent } from 'hast';
import { isElement } from '../elements';

const isInlined = (child: ElementContent): child is Element =>
  isElement(child, 'img') && String(child.properties['src'] ?? '').startsWith('data:');

/**
 * Links and pictures get their full address. Links to pages keep the route, exactly as it is served.
 * A small picture that the build wrote into the page has no address; its alternative text stands for it.
 *
 * @param address of the page that holds them
 */
export function links(content: Element, address: string): void {
  content.children = content.children.map((child): ElementContent => {
    if (isInlined(child)) {
      return { type: 'text', value: child.properties['alt'] ? `(${String(child.properties['alt'])})` : '' };
    }
    if (isElement(child)) {
      for (const name of ['href', 'src']) {
        const target = child.properties[name];
        if (typeof target === 'string') {
          child.properties[name] = new URL(target, address).href;
        }
      }
      links(child, address);
    }
    return child;
  });
}
