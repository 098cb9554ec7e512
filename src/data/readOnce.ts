import { statSync } from 'node:fs';

/** Changes when a file is saved, made or deleted. */
const stateOf = (files: readonly string[]): string =>
  files.map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join('\n');

/**
 * Keeps what was read from files. In the live server it is read again when one of them was saved since then; a build
 * and a test read once. The live server asks once in a turn of the event loop, because what is computed from the facts
 * of a site asks thousands of times.
 *
 * @param filesOf the files that are read, asked for each time as there may be new ones
 * @param read what to keep; when it throws nothing is kept
 */
export function readOnce<T>(filesOf: () => readonly string[], read: () => T): () => T {
  let kept: { readonly value: T; readonly state: string } | undefined;
  let wasAsked = false;
  return () => {
    if (kept !== undefined && wasAsked) return kept.value;
    const isLive = process.env.NODE_ENV === 'development';
    const state = isLive ? stateOf(filesOf()) : '';
    if (kept === undefined || kept.state !== state) {
      kept = { value: read(), state };
    }
    if (isLive) {
      wasAsked = true;
      setImmediate(() => {
        wasAsked = false;
      });
    }
    return kept.value;
  };
}
