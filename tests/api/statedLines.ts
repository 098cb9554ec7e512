import type { ApiDocument } from '../../src/api/openapi/document';
import { operationsOf, type Place, parametersOf, responsesOf, webhooksOf } from '../../src/api/openapi/operations';
import type { Schema } from '../../src/api/openapi/schema';
import { type ApiFacts, errors, type Fields } from './facts';

// Facts as lines of text, once from the table and once from a document, so that both ways of comparing are a set each.

const resolve = (document: ApiDocument, schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  const named = name === undefined ? undefined : document.components.schemas[name];
  return named ? { ...named, ...schema } : schema;
};

/** The words of the table for what a field says about itself, without what was decided. */
function wordsOf(schema: Schema, required: boolean): string {
  const open = new Set<string>(schema['x-decided'] ?? []);
  const stated = (name: keyof Schema) => (open.has(name) ? undefined : schema[name]);
  const { const: value, default: standard } = schema;
  const least = stated('minLength');
  const most = stated('maxLength');
  const limits = [stated('minimum'), stated('maximum')].filter((limit) => limit !== undefined);
  const words = [
    required ? 'required' : undefined,
    stated('type'),
    stated('format'),
    value === undefined ? undefined : `is ${value}`,
    stated('enum') && `one of ${schema.enum?.join(' | ')}`,
    least === undefined && most === undefined ? undefined : `${least ?? 0} to ${most ?? 'any'} characters`,
    stated('maxProperties') === undefined ? undefined : `at most ${schema.maxProperties} pairs`,
    limits.length > 0 ? `from ${limits.join(' to ')}` : undefined,
    standard === undefined ? undefined : `default ${standard}`,
  ];
  return words.filter((word) => word !== undefined).join(' ');
}

function fieldsOf(document: ApiDocument, given: Schema, withRequired: boolean, place = ''): Fields {
  const schema = resolve(document, given);
  const isStated = schema['x-source'] !== 'decided' && schema['x-decided']?.includes('required') !== true;
  const parts: [string, Schema, boolean][] = [
    ...Object.entries(schema.properties ?? {}).map(([name, part]): [string, Schema, boolean] => [
      place === '' ? name : `${place}.${name}`,
      part,
      withRequired && isStated && schema.required?.includes(name) === true,
    ]),
    ...(schema.items ? [[`${place}[]`, schema.items, false] as [string, Schema, boolean]] : []),
    ...(typeof schema.additionalProperties === 'object'
      ? [[`${place}.*`, schema.additionalProperties, false] as [string, Schema, boolean]]
      : []),
  ];
  return Object.assign(
    {},
    ...parts.map(([path, part, required]) => ({
      ...(part['x-source'] === 'specification' ? { [path]: wordsOf(resolve(document, part), required) } : {}),
      ...fieldsOf(document, part, withRequired, path),
    })),
  );
}

const linesOf = (place: string, fields: Fields): string[] =>
  Object.entries(fields).map(([name, words]) => `${place} ${name}: ${words || '(the name)'}`);

/** @returns the facts of the table */
export function tableLines({ calls, webhook, strings }: ApiFacts): string[] {
  return [
    ...Object.entries(calls).flatMap(([call, { path = [], body = {}, answer = {} }]) => [
      call,
      ...path.map((name) => `${call} path ${name}: required string uuid`),
      ...linesOf(`${call} body`, body),
      ...linesOf(`${call} 200`, answer),
      ...(call.startsWith('POST')
        ? Object.entries(errors).flatMap(([status, fields]) => linesOf(`${call} ${status}`, fields))
        : []),
    ]),
    ...(webhook ? linesOf('webhook body', webhook) : []),
    ...strings.map((text) => `the text "${text}"`),
  ];
}

function callLines(document: ApiDocument, { method, path, operation }: Place): string[] {
  const call = `${method.toUpperCase()} ${path}`;
  const body = operation.requestBody?.content['application/json'].schema;
  return [
    call,
    ...parametersOf(document, operation).map(
      ({ name, required, schema }) => `${call} path ${name}: ${wordsOf(schema, required)}`,
    ),
    ...linesOf(`${call} body`, body ? fieldsOf(document, body, true) : {}),
    ...Object.entries(responsesOf(document, operation)).flatMap(([status, { content = {}, 'x-source': source }]) =>
      (source === 'decided' ? [] : Object.values(content)).flatMap(({ schema }) =>
        linesOf(`${call} ${status}`, fieldsOf(document, schema, false)),
      ),
    ),
  ];
}

/** Texts that a value must be, word for word: of `const`, and those of `enum` that the table may state one by one. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const { const: fixed, enum: values } = value as Schema;
  return [
    ...(typeof fixed === 'string' ? [fixed] : []),
    ...(Array.isArray(values) ? values : []),
    ...Object.values(value).flatMap(textsIn),
  ];
}

/** Values of `enum` that the platform has beside the stated ones. */
const decidedTexts = new Set(['message']);

/** @returns what a document marks as stated */
export function documentLines(document: ApiDocument): string[] {
  const webhookBodies = webhooksOf(document).map(({ operation }) =>
    operation.requestBody
      ? linesOf('webhook body', fieldsOf(document, operation.requestBody.content['application/json'].schema, true))
      : [],
  );
  const texts = textsIn(document.components.schemas).filter((text) => !decidedTexts.has(text));
  return [
    ...operationsOf(document).flatMap((place) => callLines(document, place)),
    ...new Set(webhookBodies.flat()),
    ...new Set(texts.map((text) => `the text "${text}"`)),
  ];
}
