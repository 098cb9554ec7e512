import { Fragment } from 'react';

const pieces = /("(?:\\.|[^"\\])*")(?=(\s*:)?)|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g;

type Props = {
  readonly value: unknown;
  /** Texts that stand out. */
  readonly marks?: readonly string[];
};

/** One line of JSON. No text of JSON goes over the end of a line. */
function Line({ line, marks }: { line: string; marks: readonly string[] }) {
  let end = 0;
  const parts = [...line.matchAll(pieces)].map(({ 0: piece, 1: text, 2: colon, index }) => {
    const before = line.slice(end, index);
    end = index + piece.length;
    const role = text === undefined ? 'number' : colon === undefined ? 'string' : 'name';
    return (
      <Fragment key={index}>
        {before}
        <span className={`token ${role}`}>{marks.includes(piece.slice(1, -1)) ? <mark>{piece}</mark> : piece}</span>
      </Fragment>
    );
  });
  return (
    <span className={`api-long ${line.search(/\S/) > 3 ? 'api-long--deep' : ''}`}>
      {parts}
      {line.slice(end)}
    </span>
  );
}

/** A value as coloured JSON; a text is printed as it is. */
export default function JsonText({ value, marks = [] }: Props) {
  if (typeof value === 'string') {
    return <code>{value}</code>;
  }
  const lines = JSON.stringify(value, null, 2).split(/(?<=\n)/);
  return (
    <code>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
        <Line key={index} line={line} marks={marks} />
      ))}
    </code>
  );
}
