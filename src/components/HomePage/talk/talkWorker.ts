import pip from '@generated/sample-rules/default/pip.json';
import { exampleClock } from '../../../data/exampleClock';
import { createTalk } from './createTalk';
import type { Answer, Question } from './messages';

/** The side of a worker that this file uses; the types of the page have no worker scope. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(answer: Answer): void;
}

const scope = globalThis as unknown as WorkerScope;
const talk = createTalk(pip, exampleClock);

scope.onmessage = ({ data: { id, phrase, before } }) => scope.postMessage({ id, reply: talk(phrase, before) });
