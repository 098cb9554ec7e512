import { copyText } from './copyText';

/** What became of copying, in words for the screen and for screen readers. */
export const copyResults = {
  copied: 'Copied',
  // The clipboard is closed to pages without https and to readers who refuse it: the keyboard still can.
  selected: 'Selected: copy it with the keyboard',
};

export type CopyResult = keyof typeof copyResults;

/** Puts a text on the clipboard, or selects where it is on the page. */
export async function copyOrSelect(text: string, place: HTMLElement): Promise<CopyResult> {
  if (await copyText(text)) return 'copied';
  getSelection()?.selectAllChildren(place);
  return 'selected';
}
