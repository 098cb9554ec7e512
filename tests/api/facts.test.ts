import { describe, expect, test } from 'vitest';
import { operationsOf, webhooksOf } from '../../src/api/openapi/operations';
import { ids, served } from './documents';
import { apiVersion, facts } from './facts';
import { documentLines, tableLines } from './statedLines';

describe('the documents say what the specification states', () => {
  test.each(ids)('%s: nothing is missing and nothing is added', (id) => {
    const table = tableLines(facts[id]);
    const document = documentLines(served[id]);
    const missing = table.filter((line) => !document.includes(line));
    const extra = document.filter((line) => !table.includes(line));
    console.log(`${id}: ${table.length} facts, ${missing.length} missing, ${extra.length} extra`);
    expect(table.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
    expect(extra).toEqual([]);
  });

  test('there are 13 and 21 calls, and two webhooks', () => {
    const counts = ids.map((id) => operationsOf(served[id]).length);
    const webhooks = ids.flatMap((id) => webhooksOf(served[id]));
    console.log(
      `operations ${counts.join(' + ')} = ${counts.reduce((sum, count) => sum + count)}, webhooks ${webhooks.length}`,
    );
    expect(counts).toEqual([13, 21]);
    expect(webhooks.map(({ path }) => path)).toEqual(['incomingMessage', 'webhookCheck']);
  });

  test.each(ids)('%s has the stated version', (id) => {
    expect(served[id].openapi).toBe('3.1.0');
    expect(served[id].info.version).toBe(apiVersion);
  });

  test('most bodies reject unknown fields', () => {
    const bodies = ids.flatMap((id) =>
      operationsOf(served[id]).flatMap(({ operation }) => {
        const name = operation.requestBody?.content['application/json'].schema.$ref?.split('/').at(-1);
        return name === undefined ? [] : [served[id].components.schemas[name]];
      }),
    );
    const closed = bodies.filter((body) => body?.additionalProperties === false);
    expect(closed.length).toBe(bodies.length - 1);
  });
});
