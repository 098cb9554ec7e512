import Ajv, { type Options } from 'ajv';
import { checkingPart } from './checkingPart';
import type { ApiDocument } from './document';
import { formats } from './formats';

/** Name under which the schemas of a document are known to the validator. */
const root = 'api';

/** @returns the reference of a named schema inside the validator */
export const schemaReference = (name: string) => `${root}#/components/schemas/${name}`;

/** @returns a validator that knows every named schema of the document */
export function ajvOf(document: ApiDocument, options: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    formats,
    ...options,
  });
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [name, checkingPart(schema)]);
  ajv.addKeyword('components');
  ajv.addSchema({ $id: root, components: { schemas: Object.fromEntries(schemas) } });
  return ajv;
}
