import type { Turn } from '../../../api/simulate/reply';
import type { SampleReply } from '../../../api/simulate/sampleAssistant';
import type { Reply } from './messages';

export type Pip = {
  /** @throws Error when the worker cannot be loaded or stops */
  ask(turn: Turn): Promise<SampleReply>;
  close(): void;
};

type Waiting = { resolve(reply: SampleReply): void; reject(error: Error): void };

/** Starts the sample assistant in a worker, which loads its rules and the DL engine. */
export function createPip(): Pip {
  const worker = new Worker(new URL('./pipWorker.ts', import.meta.url), { name: 'pip' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.onmessage = ({ data: { id, reply } }: MessageEvent<Reply>) => {
    waiting.get(id)?.resolve(reply);
    waiting.delete(id);
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  return {
    ask: (turn) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, turn });
      }),
    close: () => worker.terminate(),
  };
}
