import type { Schema } from '../openapi/schema';

export type SchemaWords = { texts: string[]; names: string[] };

const wordsOfValues = ({ const: value, enum: values = [], default: standard }: Schema): string[] => [
  ...(typeof value === 'string' ? [value] : []),
  ...values,
  ...(standard === undefined ? [] : [`default value ${standard}`]),
];

/** A description without the marks of Markdown. */
export const plain = (text: string): string => text.replaceAll(/[`*]/g, '');

/** @returns texts and field names of a schema with the objects inside it, but not of the schemas that it uses */
export function schemaWords(schema: Schema): SchemaWords {
  const inside = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['', schema.items] as const] : []),
    ...(typeof schema.additionalProperties === 'object' ? [['', schema.additionalProperties] as const] : []),
  ];
  const words = inside.map(([name, part]) => ({ name, ...schemaWords(part) }));
  return {
    texts: [
      ...(schema.description === undefined ? [] : [plain(schema.description)]),
      ...wordsOfValues(schema),
      ...words.flatMap(({ name, texts }) => [name, ...texts]),
    ].filter((text) => text !== ''),
    names: words.flatMap(({ name, names }) => [name, ...names]).filter((name) => name !== ''),
  };
}
