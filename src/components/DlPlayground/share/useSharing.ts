import { useState } from 'react';
import { copyText } from '../../CodeBlock/copyText';
import type { Changes } from '../files/changes';
import { BadLink, shareHash } from './shareLink';

/** What is said after an action; `field` holds the text where the clipboard is closed. */
export interface Shared {
  readonly status: string;
  readonly field?: { readonly label: string; readonly text: string };
  /** What the reader may do about it. */
  readonly offer?: { readonly label: string; readonly run: () => void };
}

/**
 * Copies texts, and the link to the playground as it is.
 *
 * @param onLink told the hash of a new link
 */
export function useSharing(id: string, changes: Changes, onLink: (hash: string) => void) {
  const [shared, setShared] = useState<Shared>({ status: '' });

  const copy = async (what: string, text: string, remark = '') => {
    if (await copyText(text)) setShared({ status: `${what} copied.${remark}` });
    else {
      const status = `This page cannot use the clipboard. Copy the selected text with the keyboard.${remark}`;
      setShared({ status, field: { label: what, text } });
    }
  };

  const share = async () => {
    try {
      const hash = await shareHash(id, changes);
      // The address bar shows the link too; the router keeps its own state.
      window.history.replaceState(window.history.state, '', hash);
      onLink(hash);
      await copy('Link', window.location.href);
    } catch (error) {
      setShared({
        status:
          error instanceof BadLink
            ? 'The text is too long for a link. Select “Copy” and send the text instead.'
            : 'Your browser is too old to create a link. Select “Copy” and send the text instead.',
      });
    }
  };

  const say = (status: string, offer?: Shared['offer']) => setShared({ status, ...(offer && { offer }) });
  return { shared, share, copy, say };
}
