import { useEffect, useRef } from 'react';
import type { PlaygroundFile, Texts } from '../files/files';
import { BadLink, readShareHash } from './shareLink';

type Found = { readonly texts: Texts } | { readonly problem: string };

/**
 * Reads the link by which the playground was opened, once.
 *
 * @param hash nothing when the reader opened the playground by its button
 */
export function useSharedTexts(
  hash: string | undefined,
  files: readonly PlaygroundFile[],
  onFound: (found: Found) => void,
): void {
  const listener = useRef(onFound);
  listener.current = onFound;
  useEffect(() => {
    if (hash === undefined) return;
    readShareHash(hash, files).then(
      (texts) => listener.current({ texts }),
      (error: unknown) => {
        const reason = error instanceof BadLink ? error.message : 'Your browser cannot unpack it.';
        listener.current({
          problem: `The shared text could not be opened. ${reason} You see the original example instead.`,
        });
      },
    );
  }, [hash, files]);
}
