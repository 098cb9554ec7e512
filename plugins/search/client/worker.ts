import { answer } from './answering';
import type { Answer, Envelope } from './messages';

/** The side of a worker that this file uses; the types of the page have no worker scope. */
type WorkerScope = {
  onmessage: ((event: MessageEvent<Envelope>) => void) | null;
  postMessage(message: Answer): void;
};

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = async ({ data: { id, request } }) => {
  try {
    scope.postMessage({ kind: 'done', id, result: await answer(request) });
  } catch {
    // Without an answer the page would wait indefinitely.
    scope.postMessage({ kind: 'failed', id });
  }
};
scope.postMessage({ kind: 'ready' });
