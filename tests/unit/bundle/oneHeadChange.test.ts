import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const oneHeadChange: (source: string) => string = require('../../../plugins/bundle/one-head-change/oneHeadChange.cjs');

const once = 'r.emitChange=function(){work()},r.init=0';

test('the work for the head is asked for once, and done at the end of the task', async () => {
  let times = 0;
  const part = { changeHead: () => {}, emitChange: () => {} };
  const run = new Function('r', 'work', oneHeadChange(once));
  run(part, () => (times += 1));
  part.emitChange();
  part.emitChange();
  expect(times).toBe(0);
  await Promise.resolve();
  expect(times).toBe(1);
  part.emitChange();
  await Promise.resolve();
  expect(times).toBe(2);
});

test.each(['', `${once};${once}`])('a version with other words is refused: %j', (source) => {
  expect(() => oneHeadChange(source)).toThrow(
    'react-helmet-async no longer contains r.emitChange=function(){ exactly once. Fix: plugins/bundle/one-head-change/oneHeadChange.cjs.',
  );
});
