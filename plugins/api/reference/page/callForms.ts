import type { ApiDocument, MediaType, Parameter, Response } from '../../../../src/api/openapi/document';
import type { CallForms, Form } from '../../../../src/api/page';
import type { Call } from './operations';
import { follow, nameOf } from './references';

function namesIn(document: ApiDocument, media: MediaType | undefined): string[] {
  const { $ref, properties } = media?.schema ?? {};
  return Object.keys(($ref === undefined ? properties : document.components.schemas[nameOf($ref)]?.properties) ?? {});
}

/** Names of a call with their places: in the body of a v1 rating, `reqid` is not what it is in the response. */
function namesOf(document: ApiDocument, { source }: Call): { place: string; name: string }[] {
  const { parameters = [], requestBody, responses } = source;
  const answer = responses['200'] && follow<Response>(document, responses['200']);
  const at = (place: string, names: string[]) => names.map((name) => ({ place, name }));
  return [
    ...at(
      'path',
      parameters.map((parameter) => follow<Parameter>(document, parameter).name),
    ),
    ...at('body', namesIn(document, requestBody?.content['application/json'])),
    ...at('response', namesIn(document, answer?.content?.['application/json'])),
  ];
}

/** Names that a call has in a place where the other call does not have them. */
function ownNames(document: ApiDocument, call: Call, other: Call): string[] {
  const others = namesOf(document, other);
  const own = namesOf(document, call).filter(
    ({ place, name }) => !others.some((known) => known.place === place && known.name === name),
  );
  return [...new Set(own.map(({ name }) => name))];
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
  const formOf = (call: Call, other?: Call): Form => ({
    id: call.source.operationId,
    path: call.path,
    names: other === undefined ? [] : ownNames(document, call, other),
  });
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
