/** Who says so: the specification of the product, or this project where the specification is silent. For maintainers. */
export type Source = 'specification' | 'decided';

/** The part of JSON Schema 2020-12 that both documents use. */
export type Schema = {
  $ref?: string;
  type?: SchemaType | SchemaType[];
  format?: 'uuid' | 'uri';
  title?: string;
  description?: string;
  const?: string | boolean;
  enum?: string[];
  default?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxProperties?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  'x-source'?: Source;
  /** Keywords of a stated field of which the specification says nothing. */
  'x-decided'?: DecidedKeyword[];
};

export type SchemaType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';
export type DecidedKeyword =
  | 'type'
  | 'format'
  | 'enum'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'maxProperties'
  | 'required';

/** A schema of `components.schemas`: it always says what it is for. */
export type NamedSchema = Schema & { description: string; 'x-source': Source };
