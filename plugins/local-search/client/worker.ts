import { answer } from './answering';
import type { Answer, Envelope } from './messages';

/** The side of a worker that this file uses; the types of the page have no worker scope. */
type WorkerScope = {
  onmessage: ((event: MessageEvent<Envelope>) => void) | null;
  postMessage(message: Answer): void;
};

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data: { id, request } }) => scope.postMessage({ kind: 'done', id, result: answer(request) });
scope.postMessage({ kind: 'ready' });
