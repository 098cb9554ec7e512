import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleHost } from '../../src/api/common/server';
import { operationsOf } from '../../src/api/openapi/operations';
import { firstRequest } from '../../src/api/samples/withSamples';
import { ids, served } from './documents';

type PostmanVariable = { key: string; value: string };
type PostmanRequest = {
  name: string;
  request: {
    method: string;
    header: { key: string; value: string }[];
    body?: { raw: string };
    url: { raw: string; host: string[]; path: string[]; variable: PostmanVariable[] };
  };
};
type PostmanCollection = {
  info: { name: string; schema: string };
  variable: PostmanVariable[];
  item: { name: string; item: PostmanRequest[] }[];
};

/** The address that Postman calls: its variables filled in. */
function addressOf({ url }: PostmanRequest['request'], { variable }: PostmanCollection): string {
  const path = url.path.map((part) => url.variable.find(({ key }) => `:${key}` === part)?.value ?? part);
  const host = variable.find(({ key }) => `{{${key}}}` === url.host[0])?.value;
  return `https://${host}/${path.join('/')}`;
}

describe('downloads', () => {
  test.each(ids)('%s.yaml says the same as the JSON', (id) => {
    expect(parse(readFileSync(`static/api/${id}.yaml`, 'utf8'))).toEqual(served[id]);
  });

  test.each(ids)('the Postman collection of %s makes the same calls as the samples', (id) => {
    const text = readFileSync(`static/api/${id}.postman_collection.json`, 'utf8');
    const collection = JSON.parse(text) as PostmanCollection;
    const requests = collection.item.flatMap(({ item }) => item);
    const calls = requests.map(({ request }) => [request.method, addressOf(request, collection), request.body?.raw]);
    const samples = operationsOf(served[id])
      .map((place) => firstRequest(served[id], place))
      .map(({ method, url, body }) => [method, url, body]);
    expect(collection.info.schema).toContain('/v2.1.0/');
    expect(collection.variable).toEqual([{ key: 'host', value: exampleHost }]);
    expect(new Set(calls)).toEqual(new Set(samples));
    expect(calls.length).toBe(samples.length);
    expect(requests.filter(({ request }) => request.body && request.header[0]?.value !== 'application/json')).toEqual(
      [],
    );
    console.log(`${id}: ${calls.length} requests in the Postman collection, ${text.length} characters`);
  });
});
