import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type LoadedText, loadTexts } from './loadTexts';
import { linkLoaded, type TextPage } from './pageText';

export type FullText = {
  /** Texts that were loaded, by the path of their page. */
  readonly texts: ReadonlyMap<string, Element>;
  /** Pages that are being loaded: how many, and how many of them are here. */
  readonly progress: { readonly wanted: number; readonly done: number } | undefined;
  /** Pages that could not be loaded. */
  readonly failed: readonly TextPage[];
  readonly load: (pages: readonly TextPage[]) => void;
  readonly stop: () => void;
};

/** With each text the browser draws a longer page anew, so several appear together. */
const shownAtOnce = 10;

/** Loads the texts of pages on demand and keeps them while the page is open. */
export function useFullText(all: readonly TextPage[]): FullText {
  const { withBaseUrl } = useBaseUrlUtils();
  const [texts, setTexts] = useState<ReadonlyMap<string, Element>>(new Map());
  const [progress, setProgress] = useState<FullText['progress']>(undefined);
  const [failed, setFailed] = useState<readonly TextPage[]>([]);
  const running = useRef<{ readonly control: AbortController; readonly waiting: Set<TextPage> }>(undefined);
  const arrived = useRef<LoadedText[]>([]);
  const inText = useMemo(() => new Map(all.map((page) => [withBaseUrl(page.path), page])), [all, withBaseUrl]);

  const show = () => {
    const results = arrived.current.splice(0);
    const read = results.flatMap(({ page, text }) => (text ? [[page.path, text] as const] : []));
    setTexts((before) => new Map([...before, ...read]));
    setFailed((before) => [...before, ...results.flatMap(({ page, text }) => (text ? [] : [page]))]);
    setProgress((before) => before && { ...before, done: before.done + results.length });
  };
  const stop = () => {
    running.current?.control.abort();
    running.current = undefined;
    show();
    setProgress(undefined);
  };
  useEffect(() => () => running.current?.control.abort(), []);
  useEffect(() => {
    if (progress === undefined) linkLoaded(texts);
  }, [progress, texts]);

  const load = (pages: readonly TextPage[]) => {
    // What is asked for while other pages come does not take their place.
    const waiting = new Set([...(running.current?.waiting ?? []), ...pages].filter(({ path }) => !texts.has(path)));
    stop();
    const control = new AbortController();
    running.current = { control, waiting };
    setFailed([]);
    setProgress({ wanted: waiting.size, done: 0 });
    loadTexts([...waiting], {
      addressOf: ({ path }) => withBaseUrl(path),
      inText,
      signal: control.signal,
      loaded: (result) => {
        waiting.delete(result.page);
        arrived.current.push(result);
        if (arrived.current.length === shownAtOnce) show();
      },
    }).then(
      () => {
        show();
        setProgress(undefined);
      },
      // Only the reader ends the loading, and what is here stays.
      () => undefined,
    );
  };
  return { texts, progress, failed, load, stop };
}
