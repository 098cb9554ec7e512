/** A page of the documentation, as the list of all pages has it. */
export type TextPage = { readonly path: string; readonly title: string };

/** What is on a page only for readers of that page. */
const chrome = 'button, script, .hash-link, .dos-page-actions, [role="status"], .theme-doc-toc-mobile';

/** Attributes with ids of other elements, separated by spaces. */
const idLists = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'headers'];

/** @returns the id of a page in the whole text: its address in letters that an id may have */
export const pageId = (path: string): string => `page${path.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')}`;

/** Ids of two pages may be the same, so each gets the id of its page in front, wherever it is named. */
function renameIds(text: Element, page: TextPage): void {
  const inner = (id: string) => `${pageId(page.path)}--${id}`;
  for (const element of text.querySelectorAll('[id]')) {
    element.id = inner(element.id);
  }
  for (const element of text.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (idLists.includes(name)) {
        element.setAttribute(name, value.split(/\s+/).map(inner).join(' '));
      } else if (value.includes('url(#')) {
        element.setAttribute(
          name,
          value.replace(/url\(#([^)]+)\)/g, (_found, id: string) => `url(#${inner(id)})`),
        );
      }
    }
  }
}

/** The place in the whole text that a link leads to once that text is here. */
const placeAttribute = 'data-place';

/** Links to a page that may become part of the text remember its place there, and all keep their address. */
function markLinks(text: Element, page: TextPage, inText: ReadonlyMap<string, TextPage>): void {
  for (const link of text.querySelectorAll('[href]')) {
    const [address = '', place] = (link.getAttribute('href') ?? '').split('#');
    const target = address === '' ? page : inText.get(address);
    if (target !== undefined) {
      link.setAttribute(placeAttribute, `#${pageId(target.path)}${place ? `--${place}` : ''}`);
    }
  }
}

/** Lets the links in loaded texts lead to the texts that are loaded; a link to any other page still opens it. */
export function linkLoaded(texts: ReadonlyMap<string, Element>): void {
  const loaded = new Set([...texts.keys()].map(pageId));
  for (const link of [...texts.values()].flatMap((text) => [...text.querySelectorAll(`[${placeAttribute}]`)])) {
    const place = link.getAttribute(placeAttribute) ?? '';
    if (loaded.has(place.slice(1).split('--')[0] ?? '')) {
      link.setAttribute('href', place);
      link.removeAttribute(placeAttribute);
    }
  }
}

/** The page is below its section, so each heading moves two levels down. */
function lowerHeadings(text: Element): void {
  for (const heading of text.querySelectorAll('h2, h3, h4')) {
    const lower = heading.ownerDocument.createElement(`h${Number(heading.tagName[1]) + 2}`);
    for (const { name, value } of heading.attributes) {
      lower.setAttribute(name, value);
    }
    lower.replaceChildren(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

function openFolds(text: Element): void {
  for (const fold of text.querySelectorAll('details')) {
    fold.open = true;
    fold.querySelector(':scope > div')?.removeAttribute('style');
  }
}

function titleOf(document: Document, { title, path }: TextPage): Element {
  const heading = document.createElement('h3');
  heading.textContent = title;
  heading.id = pageId(path);
  heading.tabIndex = -1;
  return heading;
}

/**
 * Extracts the text from the HTML of a built page, for reading among other pages.
 *
 * @param html the page as it is served
 * @param inText pages that a link may lead to inside the text, by their address with the base URL
 * @returns an element with the heading of the page and its text; ids are unique among all pages
 * @throws Error when the HTML does not contain a documentation page
 */
export function pageText(html: string, page: TextPage, inText: ReadonlyMap<string, TextPage>): Element {
  // Nothing shows the style of that page here, but the policy of this one would report it.
  const source = new DOMParser().parseFromString(html.replace(/<style\b.*?<\/style>/gs, ''), 'text/html');
  const text = source.querySelector('article .theme-doc-markdown');
  if (text === null) {
    throw new Error(`${page.path} does not contain the text of a documentation page`);
  }
  for (const part of text.querySelectorAll(`header, ${chrome}`)) {
    part.remove();
  }
  renameIds(text, page);
  markLinks(text, page, inText);
  lowerHeadings(text);
  openFolds(text);
  text.prepend(titleOf(source, page));
  return text;
}
