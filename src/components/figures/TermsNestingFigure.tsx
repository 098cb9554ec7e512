import type { ReactNode } from 'react';

import Figure from './Figure';
import styles from './Figure.module.css';

interface Level {
  readonly name: string;
  readonly detail: string;
  readonly id?: string;
}

const LEVELS: readonly Level[] = [
  { name: 'User', detail: 'a person who talks with an assistant' },
  { name: 'Chat', detail: 'one assistant, one channel', id: 'cuid' },
  { name: 'Session', detail: 'a period of activity in the chat', id: 'duid' },
  { name: 'Dialog', detail: 'a session with at least one request' },
  { name: 'Turn', detail: 'a request or event, and its reply' },
];

const WIDTH = 360;
const HEIGHT = 312;
const EDGE = 2;
const INDENT = 14;
const HEAD = 52;
const FOOT = 10;

export default function TermsNestingFigure(): ReactNode {
  return (
    <Figure
      caption="a user has chats, a chat has sessions, a session with a request is a dialog, and a dialog is made of turns."
      description="Five frames, one inside the other: a user has chats with the id cuid, a chat has sessions with the id duid, a session with at least one request is a dialog, and a dialog is made of turns, each a request or an event with its reply."
      height={HEIGHT}
      title="User, chat, session, dialog and turn"
      width={WIDTH}
    >
      {LEVELS.map(({ name, detail, id }, level) => {
        const x = EDGE + level * INDENT;
        const y = EDGE + level * HEAD;
        const width = WIDTH - 2 * x;
        return (
          <g key={name}>
            <rect className={styles.box} height={HEIGHT - EDGE - level * FOOT - y} rx={6} width={width} x={x} y={y} />
            <text className={styles.label} x={x + 12} y={y + 22}>
              {name}
            </text>
            <text className={styles.detail} x={x + 12} y={y + 41}>
              {detail}
            </text>
            {id !== undefined && (
              <text className={`${styles.detail} ${styles.code}`} textAnchor="end" x={x + width - 12} y={y + 22}>
                {id}
              </text>
            )}
          </g>
        );
      })}
    </Figure>
  );
}
