import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import newman, { type Summary } from 'newman';
import { describe, expect, test } from 'vitest';
import { ids as exampleIds } from '../../src/api/common/ids';
import type { Json } from '../../src/api/openapi/document';
import { operationsOf, responsesOf } from '../../src/api/openapi/operations';
import { listening } from '../helpers/listening';
import { bodyExamples, webhookExamples } from './bodies';
import { type Id, ids, served } from './documents';
import { asPip, startMock } from './mockServer';
import { record } from './results';

type Item = {
  name: string;
  event: { listen: string }[];
  request: { method: string; description: string; body?: { raw: string }; url: { raw: string } };
  response: { code: number }[];
};
type Collection = {
  info: { schema: string };
  variable: { key: string; value: string }[];
  item: { name: string; item: Item[] }[];
};

const textOf = (id: Id) => readFileSync(`static/api/${id}.postman_collection.json`, 'utf8');
const collectionOf = (id: Id) => JSON.parse(textOf(id)) as Collection;
const itemsOf = ({ item }: Collection) => item.flatMap((folder) => folder.item);

/** What Postman sends: every variable of the collection filled in. */
const filled = (text: string, { variable }: Collection) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => variable.find(({ key }) => key === name)?.value ?? name);

/** Every call that the document describes: one for each example of its body. */
const documentedCalls = (id: Id): string[] =>
  operationsOf(served[id]).flatMap(({ method, path, operation }) => {
    const bodies = bodyExamples.filter((body) => body.id === id && body.operationId === operation.operationId);
    const [first] = bodies;
    const names = first?.path ?? {};
    const parameters = { buid: '', ChannelUID: '', ...names };
    const address = path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: keyof typeof parameters) => parameters[name] || exampleIds.buid,
    );
    const values: (Json | undefined)[] = bodies.length > 0 ? bodies.map(({ value }) => value) : [undefined];
    return values.map((value) => `${method.toUpperCase()} ${address} ${JSON.stringify(value)}`);
  });

async function startReceiver(): Promise<{
  url: string;
  received: { key: unknown; body: unknown }[];
  close: () => void;
}> {
  const received: { key: unknown; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ key: request.headers['x-webhook-key'], body: JSON.parse(await readAll(request)) });
    response.end();
  });
  return { url: await listening(server), received, close: () => server.close() };
}

const run = (id: Id, values: Record<string, string>): Promise<Summary['run']> =>
  new Promise((resolve, reject) => {
    const envVar = Object.entries(values).map(([key, value]) => ({ key, value }));
    newman.run({ collection: collectionOf(id), envVar, reporters: [] }, (error, summary) =>
      error ? reject(error) : resolve(summary.run),
    );
  });

describe('Postman collections', () => {
  test.each(ids)('%s: every example of every call, the documented responses and a test', (id) => {
    const collection = collectionOf(id);
    const items = itemsOf(collection).filter(({ request }) => !request.url.raw.includes('webhookUrl'));
    const calls = items.map(({ request }) => {
      const path = filled(request.url.raw, collection).replace('https://dialogos.example', '');
      const body = request.body && JSON.stringify(JSON.parse(filled(request.body.raw, collection)));
      return `${request.method} ${path} ${body}`;
    });
    expect(calls.toSorted()).toEqual(documentedCalls(id).toSorted());
    expect(collection.info.schema).toContain('/v2.1.0/');
    expect(collection.variable[0]).toEqual({ key: 'baseUrl', value: 'https://dialogos.example' });
    expect(items.filter(({ event, response }) => event.length === 0 || response.length === 0)).toEqual([]);
    const codes = operationsOf(served[id]).map(
      ({ operation }) => Object.keys(responsesOf(served[id], operation)).length,
    );
    expect(items.reduce((sum, { response }) => sum + response.length, 0)).toBeGreaterThanOrEqual(
      codes.reduce((sum, count) => sum + count, 0),
    );
    console.log(`${id}: ${items.length} requests in the Postman collection, ${textOf(id).length} characters`);
  });

  test('the webhooks are described examples', () => {
    const examples = itemsOf(collectionOf('sapi')).filter(({ request }) => request.url.raw === '{{webhookUrl}}');
    expect(examples.map(({ request }) => JSON.parse(request.body?.raw ?? '') as unknown)).toEqual(
      webhookExamples.map(({ value }) => value),
    );
    expect(examples.filter(({ request }) => request.description === '')).toEqual([]);
  });

  test('newman runs both against the mock as it is shipped, and every request passes its tests', async () => {
    const mock = await startMock(asPip);
    const receiver = await startReceiver();
    try {
      const runs = await Promise.all(
        ids.map((id) => run(id, { baseUrl: mock.urls[id], ...(id === 'sapi' ? { webhookUrl: receiver.url } : {}) })),
      );
      const failures = runs.flatMap(({ failures: all }) =>
        all.map(({ source, error }) => `${source?.name}: ${error.message}`),
      );
      expect(failures).toEqual([]);
      for (const [index, id] of ids.entries()) {
        const { stats, executions } = runs[index] ?? expect.unreachable();
        const operations = operationsOf(served[id]).filter(({ operation }) =>
          executions.some(({ item }) => item.name.split(': ')[0] === operation.summary),
        ).length;
        const counts = `${stats.requests.total} requests and ${stats.assertions.total} tests, ${stats.assertions.failed} failed`;
        record('newman', id, `${operations} of ${operationsOf(served[id]).length} calls, ${counts}`);
        expect(operations).toBe(operationsOf(served[id]).length);
        expect(executions.filter(({ assertions = [] }) => assertions.length === 0)).toEqual([]);
      }
      expect(receiver.received).toEqual(webhookExamples.map(({ value }) => ({ key: 'your-secret-key', body: value })));
    } finally {
      mock.close();
      receiver.close();
    }
  });

  test('a wrong address of the connection makes its calls fail; without a receiver the two webhooks are left out', async () => {
    const mock = await startMock(asPip);
    const { failures, stats } = await run('sapi', { baseUrl: mock.urls.sapi, buid: exampleIds.cuid });
    mock.close();
    const webhooks = itemsOf(collectionOf('sapi')).filter(({ request }) => request.url.raw === '{{webhookUrl}}');
    const failed = failures.map(({ source }) => source?.name);
    expect(failed).toContain('Set webhook');
    expect(failed.filter((name) => webhooks.some((item) => item.name === name))).toEqual([]);
    expect(stats.requests.total).toBe(itemsOf(collectionOf('sapi')).length - webhookExamples.length);
  });
});
