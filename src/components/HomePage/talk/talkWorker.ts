import pip from '@generated/sample-rules/default/pip.json';
import { exampleClock } from '../../../data/exampleClock';
import type { WorkerScope } from '../../workerScope';
import { createTalk } from './createTalk';
import type { Answer, Question } from './messages';

const scope = globalThis as unknown as WorkerScope<Question, Answer>;
const talk = createTalk(pip, exampleClock);

scope.onmessage = ({ data: { id, phrase, before } }) => scope.postMessage({ id, reply: talk(phrase, before) });
