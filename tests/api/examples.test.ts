import { describe, expect, test } from 'vitest';
import { checkExamples } from '../../src/api/check/examples';
import { ajvOf, schemaReference } from '../../src/api/openapi/ajv';
import { simulate } from '../../src/api/simulate/simulate';
import { apis, bodyExamples, webhookExamples } from './bodies';
import { ids, served } from './documents';
import { mutationsOf } from './mutations';

describe('examples', () => {
  test('every example of the documents fits its schema', () => {
    const reports = ids.map((id) => checkExamples({ ...served[id] }));
    const checked = reports.reduce((sum, report) => sum + report.checked, 0);
    console.log(`examples: ${checked} valid`);
    expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
    expect(checked).toBeGreaterThan(80);
  });

  test('every example of a body is answered with 200', () => {
    const statuses = bodyExamples.map(
      ({ id, operationId, path, value }) =>
        simulate(apis[id], { operationId, path, body: JSON.stringify(value) }).status,
    );
    console.log(`examples of bodies: ${statuses.length} answered with 200`);
    expect(statuses.length).toBeGreaterThan(30);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('every mutation of an example is rejected, at the right place and with the right type', () => {
    let rejected = 0;
    for (const { id, operationId, path, name, schema, value } of bodyExamples) {
      for (const { what, body, loc, type } of mutationsOf(served[id], schema, value, ['body'])) {
        const answer = simulate(apis[id], { operationId, path, body: JSON.stringify(body) });
        const where = `${operationId}, ${name}, ${loc.join('.')}: ${what}`;
        expect(answer.status, where).toBe(422);
        expect(answer.body, where).toMatchObject({
          success: false,
          result: {
            error_type: 'RequestValidationError',
            error_data: expect.arrayContaining([{ loc, type, msg: expect.any(String) }]),
          },
        });
        rejected += 1;
      }
    }
    console.log(`mutations: ${rejected} rejected`);
    expect(rejected).toBeGreaterThan(1000);
  });

  test('every mutation of a webhook message is rejected by its schema', () => {
    const isValid = ajvOf(served.sapi).compile({ $ref: schemaReference('WebhookMessage') });
    const mutations = webhookExamples.flatMap(({ id, schema, value }) => mutationsOf(served[id], schema, value, []));
    const accepted = mutations.filter(({ body }) => isValid(body)).map(({ what, loc }) => `${loc.join('.')}: ${what}`);
    console.log(`mutations of webhook messages: ${mutations.length - accepted.length} rejected`);
    expect(mutations.length).toBeGreaterThan(50);
    expect(accepted).toEqual([]);
  });

  test('an answer with faults fits its own schema', () => {
    const isValid = ajvOf(served.sapi).compile({ $ref: schemaReference('RequestValidationError') });
    const answers = [undefined, '', '{', '[]', '{}'].map((body) =>
      simulate(apis.sapi, { operationId: 'setWebhook', ...(body === undefined ? {} : { body }) }),
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(answers.filter(({ body }) => !isValid(body))).toEqual([]);
  });
});
