import pip from '@generated/sample-rules/default/pip.json';
import { createSampleAssistant } from '../../../api/simulate/sampleAssistant';
import { exampleClock } from '../../../data/exampleClock';
import type { WorkerScope } from '../../workerScope';
import type { Question, Reply } from './messages';

const scope = globalThis as unknown as WorkerScope<Question, Reply>;
const answer = createSampleAssistant(pip, exampleClock);

scope.onmessage = ({ data: { id, turn } }) => scope.postMessage({ id, reply: answer(turn) });
