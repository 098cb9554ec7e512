import { errorCatalogue } from '../common/errors';
import type { ApiDocument, Response } from './document';
import { operationsOf, type Place, responsesOf, webhooksOf } from './operations';
import type { NamedSchema } from './schema';

/** Whatever has an address of its own on the page of an API. `id` is the anchor, without `#`. */
export type ApiItem = { id: string; title: string } & (
  | { kind: 'operation' | 'webhook'; place: Place }
  | { kind: 'schema'; name: string; schema: NamedSchema }
  | { kind: 'error'; status: number; schema: string; response: Response }
  | { kind: 'tag'; name: string }
);

/** Calls and webhooks have ids of the form `operation/…`, as in the Redoc view. */
const placeItem =
  (kind: 'operation' | 'webhook') =>
  (place: Place): ApiItem => ({
    kind,
    id: `operation/${place.operation.operationId}`,
    title: place.operation.summary,
    place,
  });

/** The errors are the same for all calls of a document, so any call that has them tells them. */
function errorItems(document: ApiDocument): ApiItem[] {
  const call = operationsOf(document).find(({ operation }) => '500' in operation.responses);
  const responses = call ? responsesOf(document, call.operation) : {};
  return errorCatalogue.flatMap(({ status, schema }) => {
    const response = responses[status];
    return response
      ? [{ kind: 'error' as const, id: `error/${status}`, title: `Error ${status}`, status, schema, response }]
      : [];
  });
}

/** @returns everything in a document that others can link to, in the order of the page */
export function apiItems(document: ApiDocument): ApiItem[] {
  return [
    ...document.tags.map(
      (tag): ApiItem => ({ kind: 'tag', id: `tag/${tag['x-id']}`, title: tag.name, name: tag.name }),
    ),
    ...operationsOf(document).map(placeItem('operation')),
    ...webhooksOf(document).map(placeItem('webhook')),
    ...errorItems(document),
    ...Object.entries(document.components.schemas).map(
      ([name, schema]): ApiItem => ({ kind: 'schema', id: `schema/${name}`, title: name, name, schema }),
    ),
  ];
}
