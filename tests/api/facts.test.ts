import { describe, expect, test } from 'vitest';
import type { ApiDocument } from '../../src/api/openapi/document';
import { operationsOf, webhooksOf } from '../../src/api/openapi/operations';
import type { Schema } from '../../src/api/openapi/schema';
import { type Id, ids, served } from './documents';
import { apiVersion, facts } from './facts';
import { documentLines, tableLines } from './statedLines';

/** What the table has and the document does not, and the other way round. */
function differences(id: Id, document: ApiDocument): { missing: string[]; extra: string[] } {
  const table = tableLines(facts[id]);
  const lines = documentLines(document);
  return {
    missing: table.filter((line) => !lines.includes(line)),
    extra: lines.filter((line) => !table.includes(line)),
  };
}

/** The Server API with a change in the settings of the webhook. */
function withSettings(change: (fields: Record<string, Schema>) => Record<string, Schema>): ApiDocument {
  const document = structuredClone(served.sapi);
  const settings = document.components.schemas.WebhookSettings;
  expect(settings?.properties).toBeDefined();
  Object.assign(settings ?? {}, { properties: change(settings?.properties ?? {}) });
  return document;
}

describe('the documents say what the specification states', () => {
  test.each(ids)('%s: nothing is missing and nothing is added', (id) => {
    const table = tableLines(facts[id]);
    const { missing, extra } = differences(id, served[id]);
    console.log(`${id}: ${table.length} facts, ${missing.length} missing, ${extra.length} extra`);
    expect(table.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
    expect(extra).toEqual([]);
  });

  const call = 'POST /setWebhook/{buid} body';
  const callV1 = 'POST /api/v1/setWebhook/{ChannelUID} body';

  test('a field that was forgotten is missing', () => {
    const document = withSettings(({ key, ...others }) => others);
    expect(differences('sapi', document)).toEqual({
      missing: [`${call} key: required`, `${callV1} key: required`],
      extra: [],
    });
  });

  test('a field that nobody stated is extra', () => {
    const document = withSettings((fields) => ({ ...fields, port: { type: 'integer', 'x-source': 'specification' } }));
    expect(differences('sapi', document)).toEqual({
      missing: [],
      extra: [`${call} port: integer`, `${callV1} port: integer`],
    });
  });

  test('another limit is both', () => {
    const document = withSettings((fields) => ({ ...fields, url: { ...fields.url, maxLength: 2048 } }));
    const words = (most: number) => `url: required string uri 1 to ${most} characters`;
    expect(differences('sapi', document)).toEqual({
      missing: [`${call} ${words(65536)}`, `${callV1} ${words(65536)}`],
      extra: [`${call} ${words(2048)}`, `${callV1} ${words(2048)}`],
    });
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

  test.each(ids)('%s says what to fill in for the host of its server', (id) => {
    const described = served[id].servers.map(({ url, variables }) => [url, variables.host.description]);
    expect(described).toEqual([['https://{host}', 'Host name of your installation']]);
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
