import { useCallback, useMemo, useState } from 'react';
import { applyChanges, type Changes, changesOf } from './changes';
import type { Example } from './example';
import { filesOf, sourceOf, withDictionaries } from './files';

/**
 * The files of an example and their texts now.
 *
 * @param start what the reader changed before
 */
export function useTexts(example: Example, start: Changes) {
  const original = useMemo(() => filesOf(example), [example]);
  const [now, setNow] = useState(() => applyChanges(original, start));
  const { files, texts } = now;
  const source = useMemo(() => sourceOf(files, texts), [files, texts]);
  const changes = useMemo(() => changesOf(now), [now]);
  const setText = useCallback(
    (id: string, text: string) => setNow((old) => ({ ...old, texts: new Map(old.texts).set(id, text) })),
    [],
  );
  const addDictionary = useCallback(
    (name: string) => setNow((old) => ({ ...old, files: withDictionaries(old.files, [name]) })),
    [],
  );
  /** @throws BadChanges */
  const apply = useCallback(
    (other: Changes) => {
      const next = applyChanges(original, other);
      setNow(next);
      return next;
    },
    [original],
  );
  return { files, texts, source, changes, setText, addDictionary, apply };
}
