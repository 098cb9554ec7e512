import { useEffect, useRef, useState } from 'react';
import type { Answer, Question, TalkReply } from './messages';

/** A turn; without a reply it is still waited for. */
export type Turn = { readonly id: number; readonly phrase: string; readonly reply: TalkReply | undefined };

/**
 * A chat with Pip in a worker, which brings the engine and the rules.
 *
 * @param before phrases of the dialog that the page shows already
 * @param onLost gets the phrase that was waiting for a reply when Pip could not be loaded
 */
export function useTalk(before: readonly string[], onLost: (phrase: string) => void) {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const worker = useRef<Worker>(undefined);
  const asked = useRef('');
  useEffect(() => () => worker.current?.terminate(), []);

  /** Starts the worker, if none runs. */
  const wake = (): Worker => {
    if (worker.current) return worker.current;
    const started = new Worker(new URL('./talkWorker.ts', import.meta.url), { name: 'pip-talk' });
    started.onmessage = ({ data: { id, reply } }: MessageEvent<Answer>) => {
      setTurns((now) => now.map((turn) => (turn.id === id ? { ...turn, reply } : turn)));
      asked.current = '';
    };
    started.onerror = () => {
      worker.current = undefined;
      setFailed(true);
      setTurns((now) => now.filter(({ reply }) => reply !== undefined));
      onLost(asked.current);
      asked.current = '';
    };
    worker.current = started;
    setFailed(false);
    return started;
  };

  const ask = (phrase: string) => {
    const question: Question = { id: turns.length, phrase, before };
    setTurns((now) => [...now, { id: question.id, phrase, reply: undefined }]);
    asked.current = phrase;
    wake().postMessage(question);
  };

  return { turns, hasFailed, wake, ask };
}
