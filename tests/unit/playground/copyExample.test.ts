import { expect, it, vi } from 'vitest';
import { type Example, readSetup } from '../../../src/components/DlPlayground/files/example';
import { filesOf, originalTexts, sourceOf } from '../../../src/components/DlPlayground/files/files';
import { copyExample } from '../../../src/components/DlPlayground/share/copyExample';
import { EngineClient, TimeLimitPassed } from '../../../src/components/DlPlayground/worker/EngineClient';
import { replay } from '../../../src/components/DlPlayground/worker/replay';

const options = { seed: 1, clock: 0 };

/** What is copied, and what the reader is told, when the engine plays the dialog in this way. */
async function copied(code: string, play: () => Promise<unknown>) {
  const client = new EngineClient(() => expect.fail('The test plays the dialog itself.'));
  vi.spyOn(client, 'ask').mockImplementation(play as EngineClient['ask']);
  const sharing = { shared: { status: '' }, share: vi.fn(), copy: vi.fn(async () => {}), say: vi.fn() };
  const example: Example = { id: 'a', title: 'Greet', code, ...readSetup('{}'), phrases: [] };
  const files = filesOf(example);
  const texts = originalTexts(files);
  const source = sourceOf(files, texts);
  await copyExample(client, sharing, {
    example,
    now: { files, texts },
    source,
    messages: [],
    steps: [],
    options,
  });
  return { copies: sharing.copy.mock.calls, told: sharing.say.mock.calls.flat() };
}

const playNothing = async () => replay({ rules: '' }, [], options);

it('copies an example', async () => {
  const text = '```dl title="Greet"\n$ hi\n# x\n```\n';
  expect(await copied('$ hi\n# x', playNothing)).toEqual({ copies: [['Example', text, '']], told: [] });
});

it.each([
  ['there are no rules', '', playNothing, 'There are no rules to copy.'],
  [
    'the rules run too long',
    '$ hi',
    () => Promise.reject(new TimeLimitPassed('The rules ran for more than 2 seconds.')),
    'The rules ran for more than 2 seconds.',
  ],
  [
    'the engine fails',
    '$ hi',
    () => Promise.reject(new Error('x is undefined')),
    'The engine could not run the dialog. Try again.',
  ],
])('copies nothing when %s, and says so', async (_what, code, play, reason) => {
  expect(await copied(code, play)).toEqual({ copies: [], told: [`Nothing was copied. ${reason}`] });
});
