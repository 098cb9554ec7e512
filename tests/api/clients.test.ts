import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Program } from 'typescript';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiItems } from '../../src/api/openapi/items';
import { listening } from '../helpers/listening';
import { castsIn, compileClients, faultsOf, namesIn } from './clients/compile';
import { clientsDir, generateClients, tools } from './clients/generate';
import { ids, served } from './documents';
import { asPip, type RunningMock, startMock } from './mockServer';
import { record } from './results';

type Talk = {
  talk: (addresses: { capi: string; sapi: string; webhook: string }) => Promise<string[]>;
  show: (message: unknown) => string[];
};

const names = Object.keys(tools);

/** Types of a tool itself that give way to a schema of ours with the same name. */
const renamed: Record<string, string[]> = {
  'hey-api': [
    'ChatInitResponse2',
    'ChatRateResponse2',
    'ChatUpdateResponse2',
    'GetWebhookResponse2',
    'StartDialogResponse2',
  ],
};

describe('clients that public generators write', () => {
  const received: unknown[] = [];
  /** What the program on the page has received, at a webhook of its own. */
  const ofPage: { type: string }[] = [];
  const webhook = createServer(async (request, response) => {
    const message = (await json(request)) as { type: string };
    (request.url === '/page' ? ofPage : received).push(message);
    response.end();
  });
  let mock: RunningMock;
  let pip: RunningMock;
  let address = '';
  let program: Program;

  beforeAll(async () => {
    mock = await startMock();
    pip = await startMock(asPip);
    address = await listening(webhook);
    await generateClients(mock.urls, { sapi: pip.urls.sapi, webhook: `${address}/page` });
    program = compileClients();
  });
  afterAll(() => {
    mock.close();
    pip.close();
    webhook.close();
    webhook.closeAllConnections();
  });

  test('they compile under strict with the programs that use them, and a wrong program does not', () => {
    expect(faultsOf(program)).toEqual([expect.stringMatching(/^wrong\.ts:5: .*'verify' is missing/)]);
  });

  test('no program needs a cast, and one that has a cast is found', () => {
    expect(castsIn(program)).toEqual(["wrong.ts: { url: 1, key: 'key' } as any", 'wrong.ts: any']);
  });

  test.each(names)('%s has every call and schema under the name of the document', (tool) => {
    for (const id of ids) {
      const wanted = apiItems(served[id]).flatMap((item) =>
        item.kind === 'operation' ? [item.place.operation.operationId] : item.kind === 'schema' ? [item.name] : [],
      );
      const made = namesIn(program, tool, id);
      expect(
        wanted.filter((name) => !made.has(name)),
        id,
      ).toEqual([]);
    }
    const numbered = ids.flatMap((id) => [...namesIn(program, tool, id)].filter((name) => /[^V\d]\d$/.test(name)));
    expect(numbered.sort()).toEqual(renamed[tool] ?? []);
  });

  test.each(names)('a whole conversation of both APIs through %s', async (tool) => {
    const { talk, show } = (await import(path.join(clientsDir, `${tools[tool]?.program}.ts`))) as Talk;
    received.length = 0;
    expect(await talk({ ...mock.urls, webhook: `${address}/webhook` })).toEqual([
      'init: ["Pip",true]',
      'event: true',
      'request: ["Send me the parcel number, please.","number",{}]',
      'update: true',
      'rate: true',
      'health: "ok"',
      'set: true',
      `get: "${address}/webhook"`,
      'start: ["Pip",60]',
      'request: "string"',
      'event: true',
      'rate: true',
      'wrong: ["body","euid"]',
    ]);
    await expect.poll(() => received.length).toBeGreaterThan(1);
    const shown = received.flatMap(show);
    expect(shown.filter((line) => line.startsWith('message: ["')).length).toBeGreaterThan(0);
    record(tool, 'both', `compiled under strict, 13 steps talked, ${received.length} webhook messages received`);
  });

  test('the program on the page about the Server API shows buttons and a hand-over', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    await import(path.join(clientsDir, 'documented.ts'));
    const lines = printed.mock.calls.map(([text, reqid]) => `${text} ${reqid}`);
    printed.mockRestore();
    const [hi, track, call] = lines.map((line) => line.split(' ').at(-1));
    expect(lines).toEqual([`hi ${hi}`, `where is my parcel ${track}`, `call a colleague ${call}`]);
    // The check of the address can arrive before or after the first reply.
    await expect.poll(() => ofPage.length).toBe(4);
    expect(ofPage.filter(({ type }) => type === 'message')).toMatchObject([
      { reqid: hi, message: { buttons: [{ request: 'where is my parcel' }, {}, {}] }, commands: [] },
      { reqid: track, message: { text: 'Send me the parcel number, please.' }, commands: [] },
      { reqid: call, commands: [{ name: 'operator', group: 'support' }] },
    ]);
    record('program with a generated client', 'sapi', 'the one in the texts, 3 replies received');
  });
});
