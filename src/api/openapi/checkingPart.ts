import type { Schema } from './schema';

const keywords = [
  '$ref',
  'type',
  'format',
  'const',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'maxProperties',
  'required',
] as const;

/** @returns the schema without texts and marks: only what decides whether a value is valid */
export function checkingPart(schema: Schema): Schema {
  const kept = Object.fromEntries(keywords.flatMap((name) => (name in schema ? [[name, schema[name]]] : [])));
  const { properties, items, additionalProperties } = schema;
  return {
    ...kept,
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, checkingPart(part)])) }
      : {}),
    ...(items ? { items: checkingPart(items) } : {}),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: checkingPart(additionalProperties) } : {}),
    ...(additionalProperties === false ? { additionalProperties } : {}),
  };
}
