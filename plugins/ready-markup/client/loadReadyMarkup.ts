import { OtherVersion } from '../../page-routes/client/OtherVersion';

export type MarkupReader = {
  /** Takes the markup of a part by its id. */
  keep: (id: string, markup: string) => void;
  /** Tells of the HTML of a page whether it fits the scripts of this document. */
  isOfThisVersion: (html: string) => boolean;
};

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
 * @throws OtherVersion when the site was published anew meanwhile: the parts would stand in the wrong places
 */
export async function loadReadyMarkup(address: string, { keep, isOfThisVersion }: MarkupReader): Promise<void> {
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
