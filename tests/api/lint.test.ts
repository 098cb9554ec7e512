import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileOf, type Id, ids, served } from './documents';
import { redoclyFindings, redoclyOff } from './redocly';
import { record } from './results';
import { type ownRules, spectralFindings, spectralOff } from './spectral';
import { validators } from './validators';

const textOf = (id: Id) => readFileSync(fileOf(id), 'utf8');

type Loose = { [name: string]: Loose };

/** The text of the Server API with a change. */
function changed(change: (document: Loose) => void): string {
  const document = structuredClone(served.sapi) as unknown as Loose;
  change(document);
  return JSON.stringify(document);
}

/** @returns the part of a document at a way of names */
const at = (document: Loose, ...way: string[]): Loose =>
  way.reduce((part, name) => part[name] ?? expect.unreachable(`There is no ${name}.`), document);

const call = ['paths', '/setWebhook/{buid}', 'post'];
const body = [...call, 'requestBody', 'content', 'application/json'];
const settings = ['components', 'schemas', 'WebhookSettings'];
const url = [...settings, 'properties', 'url'];
const set = (way: string[], name: string, value: unknown) => (document: Loose) =>
  void Object.assign(at(document, ...way), { [name]: value });
const without = (way: string[], name: string) => (document: Loose) => void delete at(document, ...way)[name];

/** The smallest change that each own rule must find. */
const reds: Record<keyof typeof ownRules, (document: Loose) => void> = {
  'no-dialect': set([], 'jsonSchemaDialect', 'https://json-schema.org/draft/2020-12/schema'),
  'no-sign-in': without([], 'security'),
  'body-by-reference': set(body, 'schema', { type: 'object' }),
  'body-with-examples': without(body, 'examples'),
  'errors-by-reference': without([...call, 'responses'], '400'),
  'five-samples': without([...call, 'x-codeSamples'], '2'),
  'path-id': set(['components', 'parameters', 'buid'], 'schema', { type: 'string' }),
  'field-with-meaning': without(url, 'description'),
  'field-with-type': without(url, 'type'),
  'field-with-source': without(url, 'x-source'),
  'part-with-source': without(settings, 'x-source'),
  'no-allOf': set(url, 'allOf', [{}]),
  'whole-sentence': set(url, 'description', 'Address of your webhook'),
  'no-second-version': set(call, 'description', 'Use v2.'),
};

/** Every tool with its findings, and the rules that are off with a reason. */
const tools: Record<string, { find: (id: Id) => Promise<string[]>; off: Record<string, string> }> = {
  'Redocly, recommended-strict': { find: (id) => redoclyFindings(textOf(id), fileOf(id)), off: redoclyOff },
  'Spectral, all rules and ours': { find: (id) => spectralFindings(textOf(id), fileOf(id)), off: spectralOff },
  ...Object.fromEntries(
    Object.entries(validators).map(([name, find]) => [name, { find: (id: Id) => find(served[id]), off: {} }]),
  ),
};

describe('public tools that read the documents', () => {
  test('a rule that is off has a reason', () => {
    const reasons = Object.entries({ ...redoclyOff, ...spectralOff });
    console.log(reasons.map(([rule, reason]) => `off: ${rule}, because ${reason}`).join('\n'));
    expect(reasons.filter(([, reason]) => reason.length < 20)).toEqual([]);
  });

  test.each(Object.entries(tools).flatMap(([name, tool]) => ids.map((id) => [name, id, tool] as const)))(
    '%s finds nothing in %s',
    async (name, id, { find, off }) => {
      const found = await find(id);
      record(name, id, `${found.length} findings, rules off: ${Object.keys(off).join(', ') || 'none'}`);
      expect(found).toEqual([]);
    },
  );

  test.each(Object.entries(validators))('%s finds a fault', async (_, find) => {
    const red = JSON.parse(changed(without(['info'], 'version'))) as (typeof served)['sapi'];
    expect((await find(red)).join()).toContain('version');
  });

  test('Redocly finds a fault', async () => {
    const red = changed(set(call, 'operationId', 'getWebhook'));
    expect((await redoclyFindings(red, 'red.json')).join()).toContain('operation-operationId-unique');
  });

  test.each(Object.entries(reds))('the rule %s finds its fault', async (rule, change) => {
    const found = await spectralFindings(changed(change), 'red.json', [rule]);
    expect(found.join('\n')).toContain(`: ${rule}: `);
  });
});
