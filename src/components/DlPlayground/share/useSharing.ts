import { useState } from 'react';
import type { PlaygroundFile, Texts } from '../files/files';
import { copyText } from './copyText';
import { shareHash } from './shareLink';

/** What is said after copying; `field` holds the text where the clipboard is closed. */
export interface Shared {
  readonly status: string;
  readonly field?: { readonly label: string; readonly text: string };
}

/** Copies the text of a file, or a link to the playground as it stands. */
export function useSharing(id: string, files: readonly PlaygroundFile[], texts: Texts) {
  const [shared, setShared] = useState<Shared>({ status: '' });

  const offer = async (what: string, text: string) => {
    if (await copyText(text)) setShared({ status: `${what} copied.` });
    else {
      const status = 'This page cannot use the clipboard. Copy the selected text with the keyboard.';
      setShared({ status, field: { label: what, text } });
    }
  };

  const share = async () => {
    const hash = await shareHash(id, files, texts);
    // The address bar shows the link too; the router keeps its own state.
    window.history.replaceState(window.history.state, '', hash);
    await offer('Link', window.location.href);
  };

  const copy = (text: string) => offer('Text', text);
  const say = (status: string) => setShared({ status });
  return { shared, share, copy, say };
}
