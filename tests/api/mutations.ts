import type { ApiDocument, Json } from '../../src/api/openapi/document';
import type { Schema } from '../../src/api/openapi/schema';
import { named } from './bodies';

/** A body with one fault, and where the answer must find it. */
export type Mutation = { what: string; body: Json; loc: (string | number)[]; type: string };

type Fields = { [name: string]: Json };

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const values: Record<string, Json> = { string: 'text', integer: 7, boolean: true, object: {}, array: [], null: null };

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));

/** Every fault of one value, of the kinds that its schema forbids. */
function faultsOfValue(schema: Schema): { what: string; value: Json; type: string }[] {
  const types = [schema.type ?? []].flat();
  const accepted = (kind: string) => types.some((type) => type === kind || (type === 'number' && kind === 'integer'));
  const wrongTypes = Object.entries(values)
    .filter(([kind]) => !accepted(kind))
    .map(([kind, value]) => ({ what: `${kind} as ${types[0]}`, value, type: `type_error.${types[0]}` }));
  const { format, enum: allowed, maxLength, minLength, minimum, maximum, maxProperties } = schema;
  const longest = maxLength === undefined ? '' : `https://client.example/${'a'.repeat(maxLength)}`;
  return [
    ...wrongTypes,
    ...(format === 'uuid'
      ? ['', 'text', '6f1d2a94-3c58-4b07-9e21-8a4c5d7f0b1', '6f1d2a943c584b079e218a4c5d7f0b13'].map((value) => ({
          what: `the uuid "${value}"`,
          value,
          type: 'value_error.uuid',
        }))
      : []),
    ...(format === 'uri'
      ? ['client.example', '//client.example', 'https://client.example/a b'].map((value) => ({
          what: `the address "${value}"`,
          value,
          type: 'value_error.uri',
        }))
      : []),
    ...(allowed ? [{ what: 'another value', value: `${allowed[0]} `, type: 'value_error.enum' }] : []),
    ...(maxLength === undefined ? [] : [{ what: 'too long', value: longest, type: 'value_error.max_length' }]),
    ...(minLength === undefined ? [] : [{ what: 'empty', value: '', type: 'value_error.min_length' }]),
    ...(minimum === undefined ? [] : [{ what: 'too small', value: minimum - 1, type: 'value_error.minimum' }]),
    ...(maximum === undefined ? [] : [{ what: 'too large', value: maximum + 1, type: 'value_error.maximum' }]),
    ...(maxProperties === undefined
      ? []
      : [
          {
            what: 'too many pairs',
            value: Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_, at) => [`name${at}`, at])),
            type: 'value_error.max_properties',
          },
        ]),
    ...(types.includes('integer') ? [{ what: 'half', value: 0.5, type: 'type_error.integer' }] : []),
  ];
}

/** @returns every change of a value that makes it wrong: also inside objects and lists */
export function mutationsOf(document: ApiDocument, given: Schema, value: Json, loc: (string | number)[]): Mutation[] {
  const schema = named(document, given);
  const own = faultsOfValue(schema).map(({ what, value: body, type }) => ({ what, body, loc, type }));
  if (Array.isArray(value)) {
    const inside = value.flatMap((item, index) =>
      mutationsOf(document, schema.items ?? {}, item, [...loc, index]).map((mutation) => ({
        ...mutation,
        body: value.map((other, place) => (place === index ? mutation.body : other)),
      })),
    );
    return [...own, ...inside];
  }
  if (!isFields(value)) {
    return own;
  }
  const missing = (schema.required ?? []).map((name) => ({
    what: `${name} is missing`,
    body: without(value, name),
    loc: [...loc, name],
    type: 'value_error.missing',
  }));
  const unknown =
    schema.additionalProperties === false
      ? [
          {
            what: 'an unknown field',
            body: { ...value, unknown: 1 },
            loc: [...loc, 'unknown'],
            type: 'value_error.extra',
          },
        ]
      : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const item = value[name];
    return item === undefined
      ? []
      : mutationsOf(document, part, item, [...loc, name]).map((mutation) => ({
          ...mutation,
          body: { ...value, [name]: mutation.body },
        }));
  });
  return [...own, ...missing, ...unknown, ...inside];
}
