import { startTransition, useEffect, useState } from 'react';
import type { Excerpt } from './messages';
import { excerptsFor } from './searcher';
import type { Answered } from './session';

/** What to show of each result, by its address. */
export type Excerpts = ReadonlyMap<string, Excerpt>;

const none: Excerpts = new Map();

/** Milliseconds without a newer answer, so that whoever types asks for no texts that are replaced at once. */
const pause = 90;

/** The pieces of the texts of an answer; until they come, those of the answer before, and at first none. */
export function useExcerpts(baseUrl: string, answered: Answered | undefined): Excerpts {
  const [excerpts, setExcerpts] = useState(none);
  useEffect(() => {
    const results = answered?.found.hits ?? [];
    if (results.length === 0) {
      return;
    }
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await excerptsFor(baseUrl, results);
      if (!isOver && found.size > 0) startTransition(() => setExcerpts(found));
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [baseUrl, answered]);
  return excerpts;
}
