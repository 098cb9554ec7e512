import type { Range } from '../common/schema';

/** A text with its matched words marked. */
export default function Marked({ text, ranges }: { readonly text: string; readonly ranges: readonly Range[] }) {
  return (
    <>
      {text.slice(0, ranges[0]?.[0])}
      {ranges.map(([start, end], at) => (
        <span key={start}>
          <mark>{text.slice(start, end)}</mark>
          {text.slice(end, ranges[at + 1]?.[0])}
        </span>
      ))}
    </>
  );
}
