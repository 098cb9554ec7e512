import { Document, type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { falsy, undefined as isUndefined, pattern, schema, truthy } from '@stoplight/spectral-functions';
import { Json } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';

/** Rules of Spectral that are off, each with its reason. All others of its OpenAPI set count as errors. */
export const spectralOff: Record<string, string> = {
  'contact-properties': 'support is reached by e-mail; its page is on this site, whose host the files do not know',
  'openapi-tags-alphabetical': 'tags stand in the order in which an integrator needs them',
};

const calls = '$.paths[*][*]';
const fields = '$.components.schemas..properties[*]';
const bodies = `${calls}.requestBody.content[*]`;

type Check = { field?: string; function: unknown; functionOptions?: Record<string, unknown> };

/** A JSON schema for what a rule looks at, or for a field of it. */
const is = (shape: Record<string, unknown>, field?: string): Check => ({
  ...(field === undefined ? {} : { field }),
  function: schema,
  functionOptions: { schema: shape },
});
const like = (functionOptions: { match: string } | { notMatch: string }): Check => ({
  function: pattern,
  functionOptions,
});
const has = (field: string): Check => ({ field, function: truthy });
const hasNo = (field: string): Check => ({ field, function: isUndefined });

/** A rule looks at the text as it is written, with references in place. */
const rule = (message: string, given: string | string[], ...checks: Check[]) =>
  Object.fromEntries<unknown>([
    ['message', message],
    ['given', given],
    ['severity', 'error'],
    ['resolved', false],
    ['then', checks],
  ]);

const language = (lang: string) => ({
  type: 'object',
  required: ['lang', 'label', 'source'],
  properties: { lang: { const: lang } },
});
const errorReference = (name: string) => ({ const: { $ref: `#/components/responses/${name}` } });
const sourceMark = is({ enum: ['specification', 'decided'] }, 'x-source');

/** The rules of this project. */
export const ownRules = {
  'no-dialect': rule(
    'A document with jsonSchemaDialect is not checked by common mocks.',
    '$',
    hasNo('jsonSchemaDialect'),
  ),
  'no-sign-in': rule(
    'There is no sign-in, and the document says so.',
    '$',
    is({ type: 'array', maxItems: 0 }, 'security'),
    has('security'),
    hasNo('components.securitySchemes'),
  ),
  'body-by-reference': rule('A body is a named schema.', `${bodies}.schema`, has('$ref')),
  'body-with-examples': rule(
    'A body has named examples.',
    bodies,
    is({ type: 'object', minProperties: 1 }, 'examples'),
    has('examples'),
  ),
  'errors-by-reference': rule(
    'A POST call has the three errors, by reference, and 200.',
    '$.paths[*].post.responses',
    is({
      type: 'object',
      required: ['200', '400', '422', '500'],
      additionalProperties: false,
      properties: {
        '200': {},
        '400': errorReference('ClientError'),
        '422': errorReference('RequestValidationError'),
        '500': errorReference('ServerError'),
      },
    }),
  ),
  'five-samples': rule(
    'A call has samples in curl, JavaScript, Python, Java and C#, in this order.',
    calls,
    has('x-codeSamples'),
    is(
      {
        type: 'array',
        minItems: 5,
        maxItems: 5,
        items: ['Shell', 'JavaScript', 'Python', 'Java', 'C#'].map(language),
      },
      'x-codeSamples',
    ),
  ),
  'path-id': rule(
    'A name in a path is a required uuid.',
    '$.components.parameters[*]',
    is({
      required: ['required', 'schema', 'description', 'example'],
      properties: {
        required: { const: true },
        schema: { required: ['type', 'format'], properties: { type: { const: 'string' }, format: { const: 'uuid' } } },
      },
    }),
  ),
  'field-with-meaning': rule('A field has a meaning.', fields, has('description')),
  'field-with-type': rule(
    'A field has a type or a named schema.',
    fields,
    is({ anyOf: [{ required: ['type'] }, { required: ['$ref'] }] }),
  ),
  'field-with-source': rule('A field says whether the specification states it.', fields, has('x-source'), sourceMark),
  'part-with-source': rule(
    'A schema, call or answer says whether the specification states it.',
    ['$.components.schemas[*]', '$.components.responses[*]', calls, `${calls}.responses['200']`],
    has('x-source'),
    sourceMark,
  ),
  'no-allOf': rule('A schema is flat.', '$.components.schemas..allOf', { function: falsy }),
  'whole-sentence': rule(
    'A description is made of sentences.',
    [
      '$.info.description',
      '$.tags[*].description',
      `${calls}.description`,
      '$.webhooks[*][*].description',
      '$.components.parameters[*].description',
      '$.components.responses[*].description',
      '$.components.schemas..description',
    ],
    like({ match: '^[A-Z“`0-9][\\s\\S]*[.”]$' }),
  ),
  'no-second-version': rule(
    'A call exists without a version and as a v1 call.',
    ['$..description', '$..summary'],
    like({ notMatch: '(?:^|[^A-Za-z])[vV]2' }),
  ),
};

/**
 * @param own names of the rules of this project to check alone; without them, its rules and all of Spectral's
 * @returns one line for each finding of Spectral in the text of a document
 */
export async function spectralFindings(source: string, file: string, own?: string[]): Promise<string[]> {
  const spectral = new Spectral();
  const off = Object.fromEntries(Object.keys(spectralOff).map((rule) => [rule, 'off' as const]));
  const ruleset = own
    ? { rules: Object.fromEntries(Object.entries(ownRules).filter(([name]) => own.includes(name))) }
    : { extends: [[oas, 'all']], rules: { ...off, ...ownRules } };
  spectral.setRuleset(ruleset as unknown as RulesetDefinition);
  const found = await spectral.run(new Document(source, Json, file));
  return found.map(({ code, path, message }) => `${file} ${path.join('.')}: ${code}: ${message}`);
}
