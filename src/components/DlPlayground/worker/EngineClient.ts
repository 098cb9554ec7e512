import type { Answer, Envelope, Request, RequestOf, Results } from './messages';

/** The side of a worker that the client uses. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(envelope: Envelope): void;
  terminate(): void;
}

/** A request took longer than the limit; the worker was stopped, and the chat in it is gone. */
export class TimeLimitPassed extends Error {
  override readonly name = 'TimeLimitPassed';
}

/** Another request took too long while this one waited, and the chat that it is about was stopped with it. */
export class ChatLost extends Error {
  override readonly name = 'ChatLost';
}

/** The worker could not be loaded. */
export class WorkerNotLoaded extends Error {
  override readonly name = 'WorkerNotLoaded';
}

/** The client was closed while the request waited. */
export class ClientClosed extends Error {
  override readonly name = 'ClientClosed';
}

interface Waiting {
  readonly envelope: Envelope;
  resolve(result: Results[Request['kind']]): void;
  reject(error: Error): void;
}

/** Milliseconds that one request may take. A phrase on a base of 1,000 rules takes about two. */
export const timeLimit = 2000;

const needsChat = ({ kind }: Request): boolean => kind === 'say' || kind === 'closeOperator';

/**
 * Sends requests to a worker one after another. The limit counts from the moment a request is sent to a worker that is
 * ready, so a slow connection does not count as endless work. After a stop the next request starts a new worker.
 */
export class EngineClient {
  /** Called after the worker was stopped and its state lost. */
  onStopped: () => void = () => undefined;

  private worker: EngineWorker | null = null;
  private isReady = false;
  private nextId = 1;
  private sent: Waiting | null = null;
  private readonly queue: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param createWorker starts a worker that runs `engineWorker.ts` */
  constructor(private readonly createWorker: () => EngineWorker) {}

  /** @throws TimeLimitPassed, ChatLost, WorkerNotLoaded, ClientClosed, or Error with the message of the worker */
  ask<Kind extends Request['kind']>(request: RequestOf<Kind>): Promise<Results[Kind]> {
    return new Promise((resolve, reject) => {
      const envelope = { id: this.nextId++, request };
      // Answers come with the id of their request, so the result has the kind of the request.
      this.queue.push({ envelope, resolve: (result) => resolve(result as Results[Kind]), reject });
      this.sendNext();
    });
  }

  /** Stops the worker; everything that waits is refused. */
  close(): void {
    this.refuseAll(new ClientClosed('The playground was closed.'));
  }

  private sendNext(): void {
    if (this.sent !== null) return;
    if (this.worker === null) this.start();
    if (!this.isReady) return;
    const next = this.queue.shift();
    if (next === undefined) return;
    this.sent = next;
    this.timer = setTimeout(() => this.stop(), timeLimit);
    this.worker?.postMessage(next.envelope);
  }

  private start(): void {
    const worker = this.createWorker();
    this.worker = worker;
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = (event) => this.fail(event.message);
  }

  private receive(answer: Answer): void {
    if (answer.kind === 'ready') this.isReady = true;
    else if (this.sent?.envelope.id === answer.id) {
      const { resolve, reject } = this.sent;
      clearTimeout(this.timer);
      this.sent = null;
      if (answer.kind === 'done') resolve(answer.result);
      else reject(new Error(answer.message));
    }
    this.sendNext();
  }

  private stop(): void {
    const stopped = this.sent;
    this.drop();
    stopped?.reject(new TimeLimitPassed(`The rules ran for more than ${timeLimit / 1000} seconds.`));
    this.onStopped();
    const waiting = this.queue.splice(0);
    this.queue.push(...waiting.filter(({ envelope }) => !needsChat(envelope.request)));
    for (const { envelope, reject } of waiting) {
      if (needsChat(envelope.request)) reject(new ChatLost('The chat was stopped.'));
    }
    if (this.queue.length > 0) this.sendNext();
  }

  private fail(message: string): void {
    this.refuseAll(new WorkerNotLoaded(message));
    this.onStopped();
  }

  private refuseAll(error: Error): void {
    const waiting = [...(this.sent === null ? [] : [this.sent]), ...this.queue.splice(0)];
    this.drop();
    for (const { reject } of waiting) reject(error);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
    this.sent = null;
  }
}
