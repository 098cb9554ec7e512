import type { Answer, Envelope, Request, RequestOf, Results } from './messages';

/** Where the engine runs. */
type Side = (request: Request) => Promise<Results[Request['kind']]>;

/**
 * Starts the engine in a worker.
 *
 * @throws Error when the browser, an extension or a policy of the host allows no worker, or its file does not come
 */
function inWorker(): Promise<Side> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' });
    const waiting = new Map<number, (result: Results[Request['kind']]) => void>();
    let nextId = 1;
    const ask: Side = (request) =>
      new Promise((answered) => {
        const envelope: Envelope = { id: nextId++, request };
        waiting.set(envelope.id, answered);
        worker.postMessage(envelope, request.kind === 'load' ? [request.bytes] : []);
      });
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'ready') {
        resolve(ask);
      } else {
        waiting.get(data.id)?.(data.result);
        waiting.delete(data.id);
      }
    };
  });
}

/** The same engine in the page: slower to answer keys while it loads, but it finds the same. */
async function inPage(): Promise<Side> {
  const { answer } = await import('./answering');
  return async (request) => answer(request);
}

let side: Promise<Side> | undefined;

/**
 * Asks the engine, which is started with the first question: in a worker, or in the page where workers fail.
 *
 * @throws Error when the file of the engine does not come; the next question tries again
 */
export async function ask<Kind extends Request['kind']>(request: RequestOf<Kind>): Promise<Results[Kind]> {
  side ??= inWorker().catch(inPage);
  try {
    // An answer has the kind of its question.
    return (await (
      await side
    )(request)) as Results[Kind];
  } catch (error) {
    side = undefined;
    throw error;
  }
}
