import type { ReactNode } from 'react';

import Figure from './Figure';
import styles from './Figure.module.css';

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly main?: boolean;
}

interface Arrow {
  readonly number: number;
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** Where the number stands, between `from` and `to`. */
  readonly at: number;
  readonly bothWays?: boolean;
}

const BOX_HEIGHT = 44;

const BOXES: readonly Box[] = [
  { name: 'User', x: 50, y: 4, width: 260 },
  { name: 'Channel', x: 50, y: 92, width: 260 },
  { name: 'Connector or Chat API', x: 50, y: 180, width: 260 },
  { name: 'Server API', x: 50, y: 268, width: 260 },
  { name: 'Dialog engine', x: 50, y: 356, width: 260, main: true },
  { name: 'Knowledge base', x: 4, y: 444, width: 172 },
  { name: 'Analytics', x: 184, y: 444, width: 172 },
];

/* An arrow may pass behind a box: it is drawn before the boxes, and the boxes are opaque. */
const ARROWS: readonly Arrow[] = [
  { number: 1, x: 110, from: 48, to: 268, at: 70 },
  { number: 2, x: 110, from: 312, to: 356, at: 334 },
  { number: 3, x: 110, from: 400, to: 444, at: 422, bothWays: true },
  { number: 4, x: 250, from: 356, to: 224, at: 246 },
  { number: 5, x: 250, from: 180, to: 48, at: 70 },
  { number: 6, x: 250, from: 400, to: 444, at: 422 },
];

function ArrowHead({ x, y, down }: { readonly x: number; readonly y: number; readonly down: boolean }): ReactNode {
  const base = down ? y - 8 : y + 8;
  return <polygon className={styles.head} points={`${x},${y} ${x - 5},${base} ${x + 5},${base}`} />;
}

function NumberedArrow({ number, x, from, to, at, bothWays = false }: Arrow): ReactNode {
  const down = to > from;
  return (
    <g>
      <line className={styles.line} x1={x} x2={x} y1={from} y2={to} />
      <ArrowHead down={down} x={x} y={to} />
      {bothWays && <ArrowHead down={!down} x={x} y={from} />}
      <circle className={styles.badge} cx={x} cy={at} r={11} />
      <text className={styles.number} textAnchor="middle" x={x} y={at + 4.5}>
        {number}
      </text>
    </g>
  );
}

function NamedBox({ name, x, y, width, main = false }: Box): ReactNode {
  return (
    <g>
      <rect
        className={main ? `${styles.box} ${styles.boxMain}` : styles.box}
        height={BOX_HEIGHT}
        rx={6}
        width={width}
        x={x}
        y={y}
      />
      <text className={styles.label} textAnchor="middle" x={x + width / 2} y={y + 27}>
        {name}
      </text>
    </g>
  );
}

export default function DataFlowFigure(): ReactNode {
  return (
    <Figure
      caption="a request goes down to the dialog engine in arrows 1–3, its reply comes back in arrows 4 and 5, and analytics counts from the log, arrow 6."
      description="A request goes from the user through the channel and its connector or the Chat API to the Server API and the dialog engine, which answers from the knowledge base. The reply returns the same way. Analytics counts from the session log."
      height={492}
      title="The way of a request and its reply"
      width={360}
    >
      {ARROWS.map((arrow) => (
        <NumberedArrow key={arrow.number} {...arrow} />
      ))}
      {BOXES.map((box) => (
        <NamedBox key={box.name} {...box} />
      ))}
      <text className={styles.detail} textAnchor="end" x={92} y={74.5}>
        request
      </text>
      <text className={styles.detail} x={268} y={74.5}>
        reply
      </text>
    </Figure>
  );
}
