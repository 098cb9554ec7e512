import { useCallback, useMemo, useState } from 'react';
import type { Example } from './example';
import { filesOf, originalTexts, sourceOf, type Texts } from './files';

/** The files of an example and their texts now. */
export function useTexts(example: Example) {
  const files = useMemo(() => filesOf(example), [example]);
  const original = useMemo(() => originalTexts(files), [files]);
  const [texts, setTexts] = useState<Texts>(original);
  const source = useMemo(() => sourceOf(files, texts), [files, texts]);
  const setText = useCallback((id: string, text: string) => setTexts((now) => new Map(now).set(id, text)), []);
  return { files, original, texts, source, setText };
}
