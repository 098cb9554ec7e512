import { Engine } from './engine';
import type { Answer, Envelope } from './messages';

/** The side of a worker that this file uses; the types of the page have no worker scope. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Envelope>) => void) | null;
  postMessage(answer: Answer): void;
}

const scope = globalThis as unknown as WorkerScope;
const engine = new Engine();

scope.onmessage = ({ data: { id, request } }) => {
  try {
    scope.postMessage({ kind: 'done', id, result: engine.handle(request) });
  } catch (error) {
    scope.postMessage({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
};
scope.postMessage({ kind: 'ready' });
