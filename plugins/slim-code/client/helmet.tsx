import { Children, Fragment, isValidElement, type ReactNode, useEffect, useState } from 'react';

type Tag = { type: string; attributes: Record<string, string>; text: string };

/** What each mounted `Helmet` asks for, by its number. */
const asked = new Map<number, Tag[]>();

/** Names of properties in React that are not the name of their attribute in other letters. */
const attributeNames: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) {
      return [];
    }
    const { children: inner, ...properties } = child.props;
    if (child.type === Fragment) {
      return tagsIn(inner);
    }
    const attributes = Object.entries(properties)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [attributeNames[name] ?? name.toLowerCase(), String(value)]);
    return {
      type: String(child.type),
      attributes: Object.fromEntries(attributes),
      text: Children.toArray(inner).join(''),
    };
  });
}

/** Tags with the same key stand for one thing, of which the innermost `Helmet` decides. */
function keyOf({ type, attributes, text }: Tag): string {
  const { name, property, charset, rel, href, src } = attributes;
  const of = type === 'link' && rel !== 'canonical' ? href : (name ?? property ?? rel ?? src ?? charset);
  return `${type} ${of ?? attributes['http-equiv'] ?? text}`;
}

const outermostFirst = (): Tag[][] => [...asked].sort(([a], [b]) => a - b).map(([, tags]) => tags);

function decided(): Tag[] {
  const keys = new Set<string>();
  const tags = outermostFirst()
    .reverse()
    .map((own) => {
      const kept = own.filter((tag) => !keys.has(keyOf(tag)));
      for (const tag of own) keys.add(keyOf(tag));
      return kept;
    });
  return tags.reverse().flat();
}

function elementOf({ type, attributes, text }: Tag): Element {
  const element = document.createElement(type);
  // The mark that the build gives to what it wrote for a `Helmet`.
  element.setAttribute('data-rh', 'true');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

let ownAttributes: string[] = [];

function writeRootAttributes(): void {
  const roots = outermostFirst()
    .flat()
    .filter(({ type }) => type === 'html');
  const attributes: Record<string, string> = Object.assign({}, ...roots.map((tag) => tag.attributes));
  const root = document.documentElement;
  for (const name of ownAttributes.filter((before) => !(before in attributes))) root.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  ownAttributes = Object.keys(attributes);
}

function writeHead(): void {
  writeRootAttributes();
  const tags = decided();
  const title = tags.findLast(({ type }) => type === 'title');
  if (title && document.title !== title.text) {
    document.title = title.text;
  }
  const inHead = tags.filter(({ type }) => type === 'meta' || type === 'link' || type === 'script').map(elementOf);
  const before = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  const added = inHead.filter((element) => {
    const same = before.findIndex((old) => old.isEqualNode(element));
    if (same !== -1) before.splice(same, 1);
    return same === -1;
  });
  for (const old of before) old.remove();
  document.head.append(...added);
}

let frame = 0;
let count = 0;

function nextNumber(): number {
  count += 1;
  return count;
}

function writeSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(writeHead);
}

/**
 * Stands for `react-helmet-async` in the browser, of which 14 KB write the head of pages that the build has written
 * already. The build itself uses the package. Same meaning: what is inside decides, a name is said once.
 *
 * Known are `html`, `title`, `meta`, `link` and `script`, as children: what Docusaurus and this site use.
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  // Numbered while rendering, as effects run from the inside to the outside. Heard in an effect, as React gives up
  // renders that something interrupts, and never says so.
  const [number] = useState(nextNumber);
  useEffect(() => {
    asked.set(number, tagsIn(children));
    writeSoon();
  });
  useEffect(
    () => () => {
      asked.delete(number);
      writeSoon();
    },
    [number],
  );
  return null;
}

export function HelmetProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
