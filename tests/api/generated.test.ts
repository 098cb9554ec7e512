import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkingPart } from '../../src/api/openapi/checkingPart';
import { simulate } from '../../src/api/simulate/simulate';
import { arbitraryOf } from './arbitraries';
import { apis, bodyExamples } from './bodies';
import { ids, served } from './documents';

const runs = 1000;
const seed = 20231005;

const cases = [...new Map(bodyExamples.map((body) => [`${body.id} ${body.operationId}`, body])).values()];

describe('bodies that nobody has thought of', () => {
  test(`${runs} generated bodies are valid`, () => {
    const generated = fc
      .constantFrom(...cases)
      .chain((one) => arbitraryOf(served[one.id], one.schema).map((body) => ({ one, body: JSON.stringify(body) })));
    let checked = 0;
    fc.assert(
      fc.property(generated, ({ one, body }) => {
        const { id, operationId, path } = one;
        checked += 1;
        expect(simulate(apis[id], { operationId, path, body })).toMatchObject({ status: 200 });
      }),
      { numRuns: runs, seed },
    );
    console.log(`generated bodies: ${checked} valid`);
    expect(checked).toBe(runs);
  });

  test('no body and no path value makes the function throw', () => {
    const anyBody = fc.oneof(fc.string(), fc.json(), fc.json({ maxDepth: 6 }), fc.constant('{"__proto__":{}}'));
    const anyCall = fc.constantFrom(...cases);
    fc.assert(
      fc.property(anyCall, anyBody, fc.dictionary(fc.string(), fc.string()), ({ id, operationId }, body, path) => {
        expect([200, 422]).toContain(simulate(apis[id], { operationId, path, body }).status);
      }),
      { numRuns: runs, seed },
    );
  });

  test('very long texts are answered too', () => {
    const long = `https://client.example/${'a'.repeat(20_000_000)}^`;
    const body = JSON.stringify({ url: long, key: long, verify: true });
    const answer = simulate(apis.sapi, { operationId: 'setWebhook', path: { buid: long }, body });
    expect(answer.status).toBe(422);
  });

  test('the compiled checks say the same as the whole library with its own formats', () => {
    let compared = 0;
    for (const id of ids) {
      const ajv = new Ajv({ strict: false });
      addFormats(ajv);
      const schemas = Object.entries(served[id].components.schemas).map(([name, part]) => [name, checkingPart(part)]);
      ajv.addSchema({ $id: 'all', components: { schemas: Object.fromEntries(schemas) } });
      for (const [name, check] of Object.entries(apis[id].checks)) {
        const isValid = ajv.compile({ $ref: `all#/components/schemas/${name}` });
        const schema = served[id].components.schemas[name] ?? {};
        fc.assert(
          fc.property(fc.oneof(arbitraryOf(served[id], schema), fc.jsonValue()), (body) => {
            compared += 1;
            expect(check(body)).toBe(isValid(body));
          }),
          { numRuns: 100, seed },
        );
      }
    }
    console.log(`bodies compared with the library: ${compared}`);
    expect(compared).toBeGreaterThan(1000);
  });

  test('a call that does not exist is an error of the caller', () => {
    expect(() => simulate(apis.capi, { operationId: 'constructor' })).toThrow('There is no call constructor.');
  });
});
