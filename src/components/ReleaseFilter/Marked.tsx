import type { ReactNode } from 'react';
import type { Range } from './findChanges';

/** A text with its matched words marked. */
export default function Marked({ text, ranges }: { readonly text: string; readonly ranges: readonly Range[] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return [...parts, text.slice(end)];
}
