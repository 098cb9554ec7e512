import type { ApiDocument, Json } from '../../src/api/openapi/document';
import { operationsOf, parametersOf, webhooksOf } from '../../src/api/openapi/operations';
import type { Schema } from '../../src/api/openapi/schema';
import { capi } from '../../src/api/simulate/capi';
import { sapi } from '../../src/api/simulate/sapi';
import { type Id, ids, served } from './documents';

export const apis = { capi, sapi };

export type Body = {
  id: Id;
  operationId: string;
  /** Example values of the names in the path. */
  path: Record<string, string>;
  name: string;
  schema: Schema;
  value: Json;
};

function bodiesOf(id: Id, document: ApiDocument, places: ReturnType<typeof operationsOf>): Body[] {
  return places.flatMap(({ operation }) => {
    const media = operation.requestBody?.content['application/json'];
    const path = Object.fromEntries(parametersOf(document, operation).map(({ name, example }) => [name, example]));
    return Object.entries(media?.examples ?? {}).map(([name, { value }]) => ({
      id,
      operationId: operation.operationId,
      path,
      name,
      schema: media?.schema ?? {},
      value,
    }));
  });
}

/** Every named example of a body of a call. */
export const bodyExamples: Body[] = ids.flatMap((id) => bodiesOf(id, served[id], operationsOf(served[id])));

/** Every named example of a webhook message. */
export const webhookExamples: Body[] = ids.flatMap((id) => bodiesOf(id, served[id], webhooksOf(served[id])));

/** @returns the schema with the reference followed; what is beside the reference counts too */
export function named(document: ApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return { ...(name === undefined ? undefined : document.components.schemas[name]), ...schema };
}
