/** What became of copying, in words for the screen and for screen readers. */
export const copyResults = {
  copied: 'Copied',
  // The clipboard is closed to pages without https and to readers who refuse it: the keyboard still can.
  selected: 'Selected: copy it with the keyboard',
};

export type CopyResult = keyof typeof copyResults;

/** Time for which the result of copying stays on the screen. */
export const resultShownFor = 2000;

/** Puts a text on the clipboard, or selects where it is on the page. */
export async function copyText(text: string, place: HTMLElement): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(place);
    return 'selected';
  }
}
