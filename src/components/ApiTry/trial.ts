import type { ApiId } from '../../api/documents';
import type { ApiDocument, Example } from '../../api/openapi/document';
import { findOperation, parametersOf } from '../../api/openapi/operations';
import type { SimulatedApi } from '../../api/simulate/calls';
import { loadSimulator } from './simulators';

/** What a trial of one call begins with. */
export type Trial = {
  api: SimulatedApi;
  method: 'GET' | 'POST';
  path: string;
  /** Names in the path with the values of the examples. */
  ids: { name: string; example: string }[];
  /** Bodies by the names of the examples; none for a call without a body. */
  bodies: { name: string; text: string }[];
};

const bodiesOf = (examples: Record<string, Example> = {}) =>
  Object.values(examples).map(({ summary, value }) => ({ name: summary, text: JSON.stringify(value, null, 2) }));

/**
 * Loads what a trial needs: the simulator of the API, and its document for the examples.
 *
 * @param address of the document
 * @throws Error when one of them cannot be loaded or has no such call
 */
export async function loadTrial(apiName: ApiId, address: string, id: string): Promise<Trial> {
  const [api, response] = await Promise.all([loadSimulator(apiName), fetch(address)]);
  const document = (await response.json()) as ApiDocument;
  const operation = findOperation(document, id);
  const call = api.calls[id];
  if (operation === undefined || call === undefined) {
    throw new Error(`The document ${address} has no call ${id}.`);
  }
  return {
    api,
    method: call.method,
    path: call.path,
    ids: parametersOf(document, operation),
    bodies: bodiesOf(operation.requestBody?.content['application/json'].examples),
  };
}

/** @returns the address that a call goes to */
export const addressOf = (base: string, path: string, ids: Readonly<Record<string, string>>): string =>
  `${base}${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''))}`;
