import type { Answer, Envelope, Request, RequestOf, Results } from './messages';

type Result = Results[Request['kind']];

/** Where the engine runs. */
type Side = (request: Request) => Promise<Result>;

type Waiting = { resolve: (result: Result) => void; reject: (error: Error) => void };

/**
 * Starts the engine in a worker.
 *
 * @throws Error when the browser, an extension or a policy of the host allows no worker, or its file does not come
 */
function inWorker(): Promise<Side> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' });
    const waiting = new Map<number, Waiting>();
    let nextId = 1;
    const ask: Side = (request) =>
      new Promise((answered, failed) => {
        const envelope: Envelope = { id: nextId++, request };
        waiting.set(envelope.id, { resolve: answered, reject: failed });
        worker.postMessage(envelope);
      });
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'ready') {
        resolve(ask);
        return;
      }
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.kind === 'done') asked?.resolve(data.result);
      else asked?.reject(new Error('The search engine did not reply.'));
    };
  });
}

/** The same engine in the page: slower to answer keys while it loads, but it finds the same. */
async function inPage(): Promise<Side> {
  return (await import('./answering')).answer;
}

let side: Promise<Side> | undefined;

async function start(): Promise<Side> {
  try {
    return await inWorker().catch(inPage);
  } catch (error) {
    side = undefined;
    throw error;
  }
}

/**
 * Asks the engine, which is started with the first question: in a worker, or in the page where workers fail.
 *
 * @throws Error when the file of the engine does not come, and the next question tries again; or when the engine has
 *   no answer
 */
export async function ask<Kind extends Request['kind']>(request: RequestOf<Kind>): Promise<Results[Kind]> {
  side ??= start();
  const running = await side;
  // An answer has the kind of its question.
  return (await running(request)) as Results[Kind];
}
