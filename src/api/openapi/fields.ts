import type { DecidedKeyword, NamedSchema, Schema, SchemaType, Source } from './schema';

// The words in which the schemas of both documents are written. Each makes a new object.

export const text = (description: string, limits: Pick<Schema, 'minLength' | 'maxLength'> = {}): Schema => ({
  type: 'string',
  ...limits,
  description,
});

export const uuid = (description: string): Schema => ({ type: 'string', format: 'uuid', description });

/** An address of 1 to 65,536 characters (specification section 9). */
export const address = (description: string): Schema => ({
  type: 'string',
  format: 'uri',
  minLength: 1,
  maxLength: 65_536,
  description,
});

export const flag = (description: string, standard?: boolean): Schema => ({
  type: 'boolean',
  ...(standard === undefined ? {} : { default: standard }),
  description,
});

export const integer = (description: string, limits: Pick<Schema, 'minimum' | 'maximum'> = {}): Schema => ({
  type: 'integer',
  ...limits,
  description,
});

export const list = (description: string, items: Schema): Schema => ({ type: 'array', items, description });

/** An object with any names and values. It says so, because generators of clients take silence for "no fields". */
export const openMap = (description: string): Schema & { description: string } => ({
  type: 'object',
  additionalProperties: true,
  description,
});

/** An object inside a response: its fields are named one by one and always there, and it may hold more. */
export const object = (description: string, properties: Record<string, Schema>): Schema => ({
  type: 'object',
  description,
  properties,
  required: Object.keys(properties),
  'x-decided': ['required'],
});

/** The same, or `null`. */
export const orNull = (schema: Schema): Schema => ({
  ...schema,
  type: [...[schema.type ?? []].flat(), 'null' satisfies SchemaType],
});

/** A use of a named schema, with the meaning that it has in this place. */
export const use = (name: string, description?: string): Schema => ({
  $ref: `#/components/schemas/${name}`,
  ...(description === undefined ? {} : { description }),
});

/** Marks a part that the specification states; `decided` names the keywords on which it is silent. */
export const stated = (schema: Schema, ...decided: DecidedKeyword[]): Schema => {
  const all = [...(schema['x-decided'] ?? []), ...decided];
  return { ...schema, 'x-source': 'specification', ...(all.length > 0 ? { 'x-decided': all } : {}) };
};

/** Marks a part on which the specification is silent. */
export const decided = (schema: Schema): Schema => ({ ...schema, 'x-source': 'decided' });

type Body = { description: string; properties: Record<string, Schema>; required?: string[]; source?: Source };

const named = ({ description, properties, required = [], source = 'specification' }: Body): NamedSchema => ({
  type: 'object',
  description,
  properties,
  ...(required.length > 0 ? { required } : {}),
  'x-source': source,
});

/** A body that rejects unknown fields (specification section 5). */
export const closedBody = (body: Body): NamedSchema => ({ ...named(body), additionalProperties: false });

/** An object inside a body, which may hold more fields than are named. */
export const openObject = (body: Body): NamedSchema => named(body);

/**
 * What the platform sends: responses and webhook messages. It may hold more fields than are named.
 *
 * @param sometimes names of the fields that can be missing. All others are always there, which the specification does
 *   not say of responses, so the mark `x-decided` says that this project does
 */
export function sentObject<Name extends string>({
  properties,
  sometimes = [],
  ...body
}: Omit<Body, 'required'> & {
  properties: Record<Name, Schema>;
  sometimes?: readonly NoInfer<Name>[];
}): NamedSchema {
  const rare: readonly string[] = sometimes;
  const required = Object.keys(properties).filter((name) => !rare.includes(name));
  return {
    ...named({ ...body, properties, required }),
    ...(body.source === 'decided' ? {} : { 'x-decided': ['required'] }),
  };
}
