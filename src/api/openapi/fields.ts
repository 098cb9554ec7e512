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

/** An object with names and values of the caller's choice. */
export const anyObject = (description: string): Schema => ({ type: 'object', description });

/** An object whose fields are named one by one and that may hold more. */
export const object = (description: string, properties: Record<string, Schema>): Schema => ({
  type: 'object',
  description,
  properties,
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
export const stated = (schema: Schema, ...decided: DecidedKeyword[]): Schema => ({
  ...schema,
  'x-source': 'specification',
  ...(decided.length > 0 ? { 'x-decided': decided } : {}),
});

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

/** An object that may hold more fields than are named: answers, webhook messages, objects inside a body. */
export const openObject = (body: Body): NamedSchema => named(body);
