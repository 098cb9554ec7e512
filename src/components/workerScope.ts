/** The scope of a worker, as far as ours use it; the types of the page have none. */
export interface WorkerScope<Question, Answer> {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(answer: Answer): void;
}
