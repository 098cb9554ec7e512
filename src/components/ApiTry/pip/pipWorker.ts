import pip from '@generated/sample-rules/default/pip.json';
import { createSampleAssistant } from '../../../api/simulate/sampleAssistant';
import { exampleClock } from '../../../data/exampleClock';
import type { Question, Reply } from './messages';

/** The side of a worker that this file uses; the types of the page have no worker scope. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as WorkerScope;
const answer = createSampleAssistant(pip, exampleClock);

scope.onmessage = ({ data: { id, turn } }) => scope.postMessage({ id, reply: answer(turn) });
