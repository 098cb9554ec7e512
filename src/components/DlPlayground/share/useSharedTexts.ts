import { useEffect, useRef } from 'react';
import { BadChanges, type Changes } from '../files/changes';
import { BadLink, readShareHash } from './shareLink';

const reasonOf = (error: unknown): string =>
  error instanceof BadLink || error instanceof BadChanges ? error.message : 'Your browser cannot unpack it.';

/**
 * Reads the link by which the playground was opened, once.
 *
 * @param hash nothing when there is no link to read
 * @param onFound shows what the link changes; throws BadChanges when it cannot
 */
export function useSharedTexts(
  hash: string | undefined,
  onFound: (changes: Changes) => void,
  onProblem: (reason: string) => void,
): void {
  const listeners = useRef({ onFound, onProblem });
  listeners.current = { onFound, onProblem };
  useEffect(() => {
    if (hash === undefined) return;
    readShareHash(hash)
      .then((changes) => listeners.current.onFound(changes))
      .catch((error: unknown) => listeners.current.onProblem(reasonOf(error)));
  }, [hash]);
}
