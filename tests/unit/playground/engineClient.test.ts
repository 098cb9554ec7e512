import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ChatLost,
  ClientClosed,
  EngineClient,
  type EngineWorker,
  TimeLimitPassed,
  timeLimit,
  WorkerNotLoaded,
} from '../../../src/components/DlPlayground/worker/EngineClient';
import { Engine } from '../../../src/components/DlPlayground/worker/engine';
import type { Answer, Envelope } from '../../../src/components/DlPlayground/worker/messages';

const source = {
  rules: 'BEGIN hi\n$ hi\n# Hello! [%topic="greeting"]\nEND\nBEGIN call\n$ operator\n# [operator]\nEND',
  platform: true,
};
const options = { seed: 1, clock: 1773583500 };

/** A worker that answers when the test lets it. */
class FakeWorker implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  readonly received: Envelope[] = [];
  isTerminated = false;

  postMessage(envelope: Envelope): void {
    this.received.push(envelope);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  send(answer: Answer): void {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }
  break(message: string): void {
    this.onerror?.({ message } as ErrorEvent);
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const stopped = vi.fn();
  const client = new EngineClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  client.onStopped = stopped;
  const worker = (index: number) => workers[index] ?? expect.fail(`There is no worker ${index}.`);
  return { client, workers, worker, stopped };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the client of the engine', () => {
  it('starts no worker before it is asked, and sends one request after another', async () => {
    const { client, workers, worker } = setUp();
    expect(workers).toHaveLength(0);
    const first = client.ask({ kind: 'check', source });
    const second = client.ask({ kind: 'say', phrase: 'hi' });
    expect(worker(0).received).toEqual([]);
    worker(0).send({ kind: 'ready' });
    expect(worker(0).received.map(({ id }) => id)).toEqual([1]);
    worker(0).send({ kind: 'done', id: 1, result: [] });
    expect(await first).toEqual([]);
    expect(worker(0).received.map(({ id }) => id)).toEqual([1, 2]);
    worker(0).send({ kind: 'failed', id: 2, message: 'No chat has been started.' });
    await expect(second).rejects.toThrow('No chat has been started.');
    expect(workers).toHaveLength(1);
  });

  it('does not count the time in which the worker is loaded', async () => {
    const { client, worker, stopped } = setUp();
    const answer = client.ask({ kind: 'check', source });
    vi.advanceTimersByTime(timeLimit * 10);
    expect(stopped).not.toHaveBeenCalled();
    worker(0).send({ kind: 'ready' });
    worker(0).send({ kind: 'done', id: 1, result: [] });
    expect(await answer).toEqual([]);
  });

  it('stops endless work and goes on with a new worker', async () => {
    const { client, worker, workers, stopped } = setUp();
    const endless = client.ask({ kind: 'say', phrase: 'a' });
    const next = client.ask({ kind: 'check', source });
    const refused = expect(endless).rejects.toThrow(TimeLimitPassed);
    worker(0).send({ kind: 'ready' });
    vi.advanceTimersByTime(timeLimit - 1);
    expect(worker(0).isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    await refused;
    expect(worker(0).isTerminated).toBe(true);
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(workers).toHaveLength(2);
    worker(1).send({ kind: 'ready' });
    worker(1).send({ kind: 'done', id: 2, result: [] });
    expect(await next).toEqual([]);
  });

  it('refuses a phrase that waits for the chat that was stopped', async () => {
    const { client, worker, workers, stopped } = setUp();
    const endless = expect(client.ask({ kind: 'check', source })).rejects.toThrow(TimeLimitPassed);
    const phrase = expect(client.ask({ kind: 'say', phrase: 'hi' })).rejects.toThrow(ChatLost);
    const next = client.ask({ kind: 'check', source });
    worker(0).send({ kind: 'ready' });
    vi.advanceTimersByTime(timeLimit);
    await Promise.all([endless, phrase]);
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(workers).toHaveLength(2);
    worker(1).send({ kind: 'ready' });
    worker(1).send({ kind: 'done', id: 3, result: [] });
    expect(await next).toEqual([]);
  });

  it('ignores an answer to a request that is not waiting', async () => {
    const { client, worker } = setUp();
    const answer = client.ask({ kind: 'check', source });
    worker(0).send({ kind: 'ready' });
    worker(0).send({ kind: 'done', id: 7, result: {} });
    worker(0).send({ kind: 'done', id: 1, result: [] });
    expect(await answer).toEqual([]);
  });

  it('says that the worker could not be loaded, so that its chat is lost, and tries again when asked again', async () => {
    const { client, worker, workers, stopped } = setUp();
    const lost = expect(client.ask({ kind: 'check', source })).rejects.toThrow(WorkerNotLoaded);
    worker(0).break('no network');
    await lost;
    expect(stopped).toHaveBeenCalledTimes(1);
    void client.ask({ kind: 'check', source });
    expect(workers).toHaveLength(2);
  });

  it('stops the worker when it is closed', async () => {
    const { client, worker } = setUp();
    const waiting = expect(client.ask({ kind: 'check', source })).rejects.toThrow(ClientClosed);
    worker(0).send({ kind: 'ready' });
    client.close();
    await waiting;
    expect(worker(0).isTerminated).toBe(true);
  });
});

describe('the engine in the worker', () => {
  it('checks, starts, answers with the variables before and after, and goes on with given variables', () => {
    const engine = new Engine();
    expect(engine.handle({ kind: 'check', source: { rules: 'BEGIN a\n$\n# x\nEND' } })).toMatchObject([
      { code: 10005 },
    ]);
    expect(engine.handle({ kind: 'start', source, options, variables: { topic: 'old' } })).toEqual({ topic: 'old' });
    expect(engine.handle({ kind: 'say', phrase: 'hi' })).toMatchObject({
      phrase: 'hi',
      reply: { rule: 'hi' },
      before: { topic: 'old' },
      after: { topic: 'greeting', 'reply-': 'Hello!' },
      hasErrors: false,
    });
  });

  it('does not start a chat again that goes on with other rules', () => {
    const engine = new Engine();
    const rules = [
      'BEGIN start\n$$SETSESSION$$\n# [%topic="start"] [nothing]\nEND',
      'BEGIN welcome\n$$REQUEST$$\n# :f: Welcome!\nEND',
      'BEGIN hi\n$ hi\n# Hello!\nEND',
    ].join('\n');
    expect(engine.handle({ kind: 'start', source: { rules, platform: true }, options })).toMatchObject({
      topic: 'start',
    });
    expect(engine.handle({ kind: 'say', phrase: 'hi' })).toMatchObject({ reply: { rule: 'welcome' } });
    const kept = { topic: 'old' };
    expect(engine.handle({ kind: 'start', source: { rules, platform: true }, options, variables: kept })).toEqual(kept);
    expect(engine.handle({ kind: 'say', phrase: 'hi' })).toMatchObject({ reply: { rule: 'hi' } });
  });

  it.each([
    ['an error', 'BEGIN a\n$ hi\n# x\n$ foo\nEND'],
    ['no END', 'BEGIN a\n$ hi\n# x'],
  ])('says at a turn that a rule was skipped because it has %s, until that is corrected', (_what, rules) => {
    const engine = new Engine();
    engine.handle({ kind: 'start', source: { rules }, options });
    expect(engine.handle({ kind: 'say', phrase: 'hi' })).toMatchObject({ reply: { rule: null }, hasErrors: true });
    engine.handle({ kind: 'start', source, options });
    expect(engine.handle({ kind: 'say', phrase: 'hi' })).toMatchObject({ hasErrors: false });
  });

  it('lets the operator close the chat', () => {
    const engine = new Engine();
    engine.handle({ kind: 'start', source, options });
    engine.handle({ kind: 'say', phrase: 'operator' });
    expect(engine.handle({ kind: 'say', phrase: 'hi' })).toMatchObject({ reply: { rule: null } });
    expect(engine.handle({ kind: 'closeOperator' })).toMatchObject({ operator_state: 'closed' });
    expect(engine.handle({ kind: 'say', phrase: 'hi' })).toMatchObject({ reply: { rule: 'hi' } });
  });

  it('answers no phrase before a chat', () => {
    expect(() => new Engine().handle({ kind: 'say', phrase: 'hi' })).toThrow('No chat has been started.');
  });
});
