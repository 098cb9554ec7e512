const markups = new Map<string, string>();

export const keepMarkup = (id: string, markup: string): Map<string, string> => markups.set(id, markup);

/** @returns the markup of a part; undefined when its page was never here */
export const keptMarkup = (id: string): string | undefined => markups.get(id);

/**
 * Reads the markup of a page from its HTML.
 *
 * @param address path of the page, base URL included
 * @throws TypeError when the page does not answer, Error when it answers with another status than 200
 */
export async function loadReadyMarkup(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered with status ${response.status}`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of page.querySelectorAll<HTMLElement>('[data-ready]')) {
    keepMarkup(part.dataset['ready'] ?? '', part.innerHTML);
  }
}
