import { Fragment } from 'react';

const pieces = /("(?:\\.|[^"\\])*")(?=(\s*:)?)|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g;

type Props = {
  readonly value: unknown;
  /** Texts that stand out. */
  readonly marks?: readonly string[];
};

/** A value as coloured JSON; a text is printed as it is. */
export default function JsonText({ value, marks = [] }: Props) {
  if (typeof value === 'string') {
    return <code>{value}</code>;
  }
  const json = JSON.stringify(value, null, 2);
  let end = 0;
  const parts = [...json.matchAll(pieces)].map(({ 0: piece, 1: text, 2: colon, index }) => {
    const before = json.slice(end, index);
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
    <code>
      {parts}
      {json.slice(end)}
    </code>
  );
}
