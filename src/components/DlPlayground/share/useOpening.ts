import { useEffect, useRef } from 'react';
import { BadChanges, type Changes } from '../files/changes';
import { BadLink, readShareHash } from './shareLink';

type Opening = {
  /** Hash of a shared link by which the playground was opened. */
  readonly hash: string | undefined;
  /** Whether the page no longer has the example of the link. */
  readonly isGone: boolean;
  /** Whether the reader has left changes in this tab, which then take the place of those of the link. */
  readonly isLeft: boolean;
};

function openedAs({ hash, isGone, isLeft }: Opening): string {
  const gone = isGone ? ' The example is no longer on this page, so you see only what the link itself contains.' : '';
  if (hash !== undefined) return `Opened from a shared link${isLeft ? ', as you left it' : ''}.${gone}`;
  return isLeft ? 'Your changes are back. Reset shows the original example.' : '';
}

function problemOf(error: unknown, isGone: boolean): string {
  const reason =
    error instanceof BadLink || error instanceof BadChanges ? error.message : 'Your browser is too old to open it.';
  const instead = isGone
    ? 'The example is no longer on this page either, so the playground is empty.'
    : 'You see the original example instead.';
  return `The shared text could not be opened. ${reason} ${instead}`;
}

/**
 * Puts the texts of a shared link in place, and says what the reader sees instead of the example.
 *
 * @param replace shows what the link changes; throws BadChanges when it cannot
 */
export function useOpening(opening: Opening, replace: (changes: Changes) => void, say: (text: string) => void): void {
  const latest = useRef(replace);
  latest.current = replace;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the playground is opened
  useEffect(() => {
    const { hash, isGone, isLeft } = opening;
    if (hash === undefined || isLeft) {
      say(openedAs(opening));
      return;
    }
    readShareHash(hash)
      .then((changes) => {
        latest.current(changes);
        say(openedAs(opening));
      })
      .catch((error: unknown) => say(problemOf(error, isGone)));
  }, []);
}
