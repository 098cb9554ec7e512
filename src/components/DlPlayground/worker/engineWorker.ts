import type { WorkerScope } from '../../workerScope';
import { Engine } from './engine';
import type { Answer, Envelope } from './messages';

const scope = globalThis as unknown as WorkerScope<Envelope, Answer>;
const engine = new Engine();

scope.onmessage = ({ data: { id, request } }) => {
  try {
    scope.postMessage({ kind: 'done', id, result: engine.handle(request) });
  } catch (error) {
    scope.postMessage({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
};
scope.postMessage({ kind: 'ready' });
