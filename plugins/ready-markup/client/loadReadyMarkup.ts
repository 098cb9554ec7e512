import { isOfThisVersion, OtherVersion } from '../../page-routes/client/pageVersion';

/** Takes the markup of a part by its id. */
export type KeepMarkup = (id: string, markup: string) => void;

async function fetchPage(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the markup of a page from its HTML. A page whose HTML does not come still opens, and says in the place of
 * each part that it is missing.
 *
 * @param address path of the page, base URL included
 * @param keep takes each part
 * @throws OtherVersion when the site was published anew meanwhile: the parts would stand in the wrong places
 */
export async function loadReadyMarkup(address: string, keep: KeepMarkup): Promise<void> {
  const html = await fetchPage(address);
  if (html === undefined) {
    return;
  }
  if (!isOfThisVersion(html)) {
    throw new OtherVersion(address);
  }
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll<HTMLElement>('[data-ready]')) {
    keep(part.dataset['ready'] ?? '', part.innerHTML);
  }
}
