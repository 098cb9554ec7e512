import { expect, test } from 'vitest';
import { WorkerNotLoaded } from '../../../src/components/DlPlayground/worker/EngineClient';
import { engineFailure } from '../../../src/components/DlPlayground/worker/engineFailure';

test.each([
  [new WorkerNotLoaded('its file could not be loaded'), 'The engine could not be loaded. Try again.'],
  [
    new RangeError('Maximum call stack size exceeded'),
    'The engine stopped because of an error: Maximum call stack size exceeded. Change the rules, or try again.',
  ],
  [
    new Error('No chat has been started.'),
    'The engine stopped because of an error: No chat has been started. Change the rules, or try again.',
  ],
])('%s is told with what to do next', (error, words) => {
  expect(engineFailure(error)).toBe(words);
});
