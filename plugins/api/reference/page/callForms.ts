import type { ApiDocument, MediaType, Parameter, Response } from '../../../../src/api/openapi/document';
import type { CallForms, Form } from '../../../../src/api/page';
import type { Call } from './operations';
import { follow, nameOf } from './references';

function namesIn(document: ApiDocument, media: MediaType | undefined): string[] {
  const { $ref, properties } = media?.schema ?? {};
  return Object.keys(($ref === undefined ? properties : document.components.schemas[nameOf($ref)]?.properties) ?? {});
}

/** Names of the path, the body and the response of a call. */
function namesOf(document: ApiDocument, { source }: Call): Set<string> {
  const { parameters = [], requestBody, responses } = source;
  const answer = responses['200'] && follow<Response>(document, responses['200']);
  return new Set([
    ...parameters.map((parameter) => follow<Parameter>(document, parameter).name),
    ...namesIn(document, requestBody?.content['application/json']),
    ...namesIn(document, answer?.content?.['application/json']),
  ]);
}

const isV1 = ({ path }: Call) => path.startsWith('/api/v1/');

/**
 * Puts each call without a version next to its v1 call.
 *
 * @returns one row for each v1 call that also exists without a version, then those that exist only as v1 calls; nothing
 *   for a document without such pairs
 */
export function callFormsOf(document: ApiDocument, calls: Call[]): CallForms[] {
  const older = calls.filter((call) => !isV1(call) && call.source['x-twin'] !== undefined);
  if (older.length === 0) {
    return [];
  }
  const formOf = (call: Call, other?: Call): Form => {
    const others = other === undefined ? new Set<string>() : namesOf(document, other);
    return {
      id: call.source.operationId,
      path: call.path,
      names: other === undefined ? [] : [...namesOf(document, call)].filter((name) => !others.has(name)),
    };
  };
  return calls
    .filter((call) => isV1(call) && call.method === 'POST')
    .map((v1) => {
      const twin = older.find(({ source }) => source['x-twin'] === v1.source.operationId);
      return {
        title: (twin ?? v1).source.summary,
        ...(twin === undefined ? {} : { older: formOf(twin, v1) }),
        v1: formOf(v1, twin),
      };
    })
    .sort((one, other) => Number(one.older === undefined) - Number(other.older === undefined));
}
