import { Agent, request as httpRequest } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ids as exampleIds } from '../../src/api/common/ids';
import { ajvOf, schemaReference } from '../../src/api/openapi/ajv';
import { operationsOf, type Place, parametersOf, responsesOf } from '../../src/api/openapi/operations';
import { arbitraryOf } from './arbitraries';
import { bodyExamples } from './bodies';
import { type Id, ids, served } from './documents';
import { asPip, type RunningMock, startMock } from './mockServer';
import { mutationsOf } from './mutations';
import { record } from './results';

// FUZZ_CALLS=10000 npx vitest … tests/api/fuzz.test.ts: a longer run; FUZZ_SEED gives other calls.

const calls = Number(process.env.FUZZ_CALLS ?? 1500);
const seed = Number(process.env.FUZZ_SEED ?? 20231005);
const atOnce = 16;

type Call = {
  id: Id;
  place: Place;
  kind: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Statuses that the contract allows. */
  allowed: number[];
  /** Every well-formed id is known. */
  anyId: boolean;
};

const places = ids.flatMap((id) => operationsOf(served[id]).map((place) => ({ id, place })));
const json = { 'Content-Type': 'application/json' };

const knownIds: Record<string, string> = {
  buid: exampleIds.buid,
  ChannelUID: exampleIds.buid,
  duid: exampleIds.duid,
  DialogUID: exampleIds.duid,
};
const pathOf = ({ path }: Place, values: Record<string, string> = knownIds) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

const bodyOf = ({ operation }: Place) => operation.requestBody?.content['application/json'];

/** Calls that fit their description; with ids of nobody, the contract allows 400, too. */
function goodCalls({ id, place }: (typeof places)[number]): fc.Arbitrary<Call> {
  const media = bodyOf(place);
  const body = media ? arbitraryOf(served[id], media.schema) : fc.constant(undefined);
  const names = parametersOf(served[id], place.operation).map(({ name }) => name);
  const values = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.oneof(fc.uuid(), fc.constant(knownIds[name] ?? ''))])),
  );
  return fc.record({ body, values, anyId: fc.boolean() }).map(({ body: value, values: path, anyId }) => ({
    id,
    place,
    kind: 'fits its description',
    method: place.method.toUpperCase(),
    path: pathOf(place, path as Record<string, string>),
    headers: media ? json : {},
    ...(media ? { body: JSON.stringify(value) } : {}),
    allowed: anyId ? [200] : [200, 400],
    anyId,
  }));
}

const mutations = bodyExamples.flatMap(({ id, operationId, schema, value }) => {
  const found = places.find((one) => one.id === id && one.place.operation.operationId === operationId);
  return found ? mutationsOf(served[id], schema, value, ['body']).map(({ body }) => ({ ...found, body })) : [];
});

/** One fault in an example. */
const faultyCalls: fc.Arbitrary<Call> = fc.constantFrom(...mutations).map(({ id, place, body }) => ({
  id,
  place,
  kind: 'one fault in the body',
  method: 'POST',
  path: pathOf(place),
  headers: json,
  body: JSON.stringify(body),
  allowed: [422],
  anyId: false,
}));

const posts = places.filter(({ place }) => bodyOf(place));
const anyHeaders = fc.constantFrom(
  json,
  {},
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { ...json, 'Content-Encoding': 'gzip' },
  { ...json, Prefer: 'code=200' },
);
const anyBytes = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    '{"__proto__":{"cuid":1}}',
    '[[[[',
    '"\\ud800"',
    '1e999',
    '\uFEFF{}',
    `{"text":"${'x'.repeat(70_000)}"}`,
  ),
);

/** Any bytes as a body. */
const anyBodies: fc.Arbitrary<Call> = fc
  .record({ one: fc.constantFrom(...posts), body: anyBytes, headers: anyHeaders })
  .map(({ one, body, headers }) => ({
    ...one,
    kind: 'any bytes as a body',
    method: 'POST',
    path: pathOf(one.place),
    headers,
    body,
    allowed: [200, 400, 422],
    anyId: false,
  }));

const withIds = places.filter(({ place }) => place.path.includes('{'));

/** Anything in the place of an id. */
const anyIds: fc.Arbitrary<Call> = fc
  .record({ one: fc.constantFrom(...withIds), value: fc.string({ minLength: 1, unit: 'grapheme' }) })
  .filter(({ value }) => value !== '.' && value !== '..')
  .map(({ one, value }) => ({
    ...one,
    kind: 'anything as an id',
    method: 'POST',
    path: pathOf(one.place, { buid: value, ChannelUID: value, duid: value, DialogUID: value }),
    headers: json,
    body: '{}',
    allowed: [422],
    anyId: true,
  }));

/** Another method. */
const otherMethods: fc.Arbitrary<Call> = fc
  .record({
    one: fc.constantFrom(...places),
    method: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'TRACE', 'GET', 'POST'),
  })
  .filter(({ one, method }) => one.place.method.toUpperCase() !== method)
  .map(({ one, method }) => ({
    ...one,
    kind: 'another method',
    method,
    path: pathOf(one.place),
    headers: {},
    allowed: [405],
    anyId: false,
  }));

/** Wishes of all kinds. */
const preferences: fc.Arbitrary<Call> = fc
  .record({
    one: fc.constantFrom(...places),
    prefer: fc.oneof(
      fc.constantFrom(
        'code=200',
        'code=400',
        'code=422',
        'code=500',
        'example=message',
        'late',
        'repeat=1',
        'undelivered',
      ),
      fc.string().map((text) => text.replaceAll(/[^\x20-\x7e]/g, '')),
    ),
  })
  .filter(({ prefer }) => !/drop|delay/i.test(prefer))
  .map(({ one, prefer }) => {
    const [first] = Object.values(bodyOf(one.place)?.examples ?? {});
    return {
      ...one,
      kind: 'any preference',
      method: one.place.method.toUpperCase(),
      path: pathOf(one.place),
      headers: { ...json, Prefer: prefer },
      ...(first ? { body: JSON.stringify(first.value) } : {}),
      allowed: [200, 400, 422, 500],
      anyId: false,
    };
  });

const anyCall = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...places).chain(goodCalls) },
  { weight: 3, arbitrary: faultyCalls },
  { weight: 3, arbitrary: anyBodies },
  { weight: 1, arbitrary: anyIds },
  { weight: 1, arbitrary: otherMethods },
  { weight: 1, arbitrary: preferences },
);

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

type Answer = { status: number; type: string; allow: string | undefined; text: string };

const send = (url: string, { method, headers, body }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    httpRequest(url, { method, agent, headers: { ...headers, 'Content-Length': Buffer.byteLength(body ?? '') } })
      .on('response', async (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, type: answered['content-type'] ?? '', allow: answered.allow, text: await readAll(response) });
      })
      .on('error', reject)
      .end(body);
  });

const checkers = Object.fromEntries(ids.map((id) => [id, ajvOf(served[id])]));

/** @returns whether a body fits a schema; ajv keeps what it compiled by the name of the schema */
const fits = (id: Id, schema: string, body: unknown) => checkers[id]?.validate(schemaReference(schema), body) === true;

/** What is wrong with an answer: its status, its headers, or its body against the schema of its status. */
function faultOf({ id, place, allowed }: Call, { status, type, allow, text }: Answer): string | undefined {
  if (!allowed.includes(status)) {
    return `status ${status} instead of ${allowed.join(' or ')}`;
  }
  if (status === 405) {
    return allow?.includes(place.method.toUpperCase()) ? undefined : 'no Allow that names the right method';
  }
  const content = responsesOf(served[id], place.operation)[String(status)]?.content ?? {};
  // A wrong preference is refused with status 400, also by calls that have no errors in the document.
  const [documentedType, media] = Object.entries(content)[0] ?? ['application/json', undefined];
  const schema = media ? media.schema.$ref?.split('/').at(-1) : 'ClientError';
  if (!type.startsWith(documentedType)) {
    return `the type ${type} instead of ${documentedType}`;
  }
  return schema !== undefined && !fits(id, schema, JSON.parse(text))
    ? `a body of status ${status} that does not fit ${schema}`
    : undefined;
}

test(`${calls} generated calls are answered as the documents say`, async () => {
  const mocks: Record<string, RunningMock> = {
    true: await startMock({ ...asPip, anyId: true }),
    false: await startMock(asPip),
  };
  const causes = new Map<string, number>();
  const statuses = new Map<number, number>();
  const left = fc.sample(anyCall, { numRuns: calls, seed });
  const worker = async () => {
    for (let call = left.pop(); call; call = left.pop()) {
      const answer = await send(`${mocks[String(call.anyId)]?.urls[call.id]}${call.path}`, call);
      const fault = faultOf(call, answer);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (fault !== undefined) {
        const cause = `${call.kind}: ${call.place.operation.operationId}: ${fault}`;
        causes.set(cause, (causes.get(cause) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  for (const mock of Object.values(mocks)) {
    mock.close();
  }
  agent.destroy();
  const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  const failures = [...causes.values()].reduce((sum, count) => sum + count, 0);
  record('generated calls', 'both', `${calls} with seed ${seed}, ${failures} failures; ${counted.join(', ')}`);
  expect(Object.fromEntries(causes)).toEqual({});
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(calls);
}, 600_000);

test('a wrong answer is found, whatever is wrong with it', () => {
  const place = operationsOf(served.capi).find(({ operation }) => operation.operationId === 'chatInit');
  const call = {
    id: 'capi',
    place,
    kind: '',
    method: 'POST',
    path: '',
    headers: {},
    allowed: [200, 405],
    anyId: false,
  };
  const good = { status: 200, type: 'application/json; charset=utf-8', allow: undefined, text: '{"success":true}' };
  const answers = [
    { ...good, status: 500 },
    { ...good, status: 405, allow: 'GET' },
    { ...good, type: 'text/html' },
    { ...good, text: '{"success":"yes"}' },
  ];
  expect(answers.map((answer) => faultOf(call as Call, answer))).toEqual([
    'status 500 instead of 200 or 405',
    'no Allow that names the right method',
    'the type text/html instead of application/json',
    'a body of status 200 that does not fit ChatInitResponse',
  ]);
});
