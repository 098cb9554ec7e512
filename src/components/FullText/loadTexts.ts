import { pageText, type TextPage } from './pageText';

/** What became of one page. */
export type LoadedText = { readonly page: TextPage; readonly text: Element | undefined };

/** Browsers open six connections to a host, and two are reserved for whatever else the reader does. */
const atOnce = 4;

/**
 * Loads pages, a few at a time.
 *
 * @param addressOf address of a page with the base URL
 * @param inText pages that links may lead to inside the text
 * @param loaded called once for each page, in no order; without a text when it could not be read
 * @throws DOMException when the signal ends the loading
 */
export async function loadTexts(
  pages: readonly TextPage[],
  {
    addressOf,
    inText,
    loaded,
    signal,
  }: {
    addressOf: (page: TextPage) => string;
    inText: ReadonlyMap<string, TextPage>;
    loaded: (result: LoadedText) => void;
    signal: AbortSignal;
  },
): Promise<void> {
  const waiting = [...pages];
  const read = async (page: TextPage): Promise<Element | undefined> => {
    try {
      const response = await fetch(addressOf(page), { signal });
      return response.ok ? pageText(await response.text(), page, inText) : undefined;
    } catch (error) {
      if (signal.aborted) {
        throw error;
      }
      return undefined;
    }
  };
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      loaded({ page, text: await read(page) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
