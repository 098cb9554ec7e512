import fc from 'fast-check';
import type { ApiDocument } from '../../src/api/openapi/document';
import type { Schema } from '../../src/api/openapi/schema';
import { allowedRatings } from '../../src/api/simulate/rating';
import { named } from './bodies';

function arbitraryString({ format, enum: values, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  if (values) {
    return fc.constantFrom(...values);
  }
  return format === 'uuid'
    ? fc.uuid()
    : format === 'uri'
      ? fc.webUrl({ withQueryParameters: true, withFragments: true })
      : fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: 'grapheme' });
}

/** A schema does not say which values a rating of its kind may have. */
const withAllowedRating = (fields: Record<string, unknown>) =>
  'rating' in fields ? { ...fields, rating: allowedRatings(fields.rate_type).at(-1) } : fields;

/** Values that a schema allows. */
export function arbitraryOf(document: ApiDocument, given: Schema): fc.Arbitrary<unknown> {
  const schema = named(document, given);
  const [type] = [schema.type ?? []].flat();
  switch (type) {
    case 'string':
      return arbitraryString(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryOf(document, schema.items ?? {}), { maxLength: 3 });
    default: {
      const required = schema.required ?? [];
      const parts = Object.entries(schema.properties ?? {});
      return parts.length === 0
        ? fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 })
        : fc
            .record(Object.fromEntries(parts.map(([name, part]) => [name, arbitraryOf(document, part)])), {
              requiredKeys: required,
              noNullPrototype: true,
            })
            .map(withAllowedRating);
    }
  }
}
