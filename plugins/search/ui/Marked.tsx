import type { Range } from '../common/schema';

type Props = { readonly className: string; readonly text: string; readonly ranges: readonly Range[] };

/**
 * A text with its matched words marked. Another text is another element, because a browser that translates the page has put
 * its own nodes in the place of the old text, and these would stay.
 */
export default function Marked({ className, text, ranges }: Props) {
  return (
    <span key={`${text} ${ranges}`} className={className}>
      {text.slice(0, ranges[0]?.[0])}
      {ranges.map(([start, end], at) => (
        <span key={start}>
          <mark>{text.slice(start, end)}</mark>
          {text.slice(end, ranges[at + 1]?.[0])}
        </span>
      ))}
    </span>
  );
}
