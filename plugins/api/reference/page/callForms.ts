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

const formOf = (document: ApiDocument, call: Call, other: Call): Form => ({
  id: call.source.operationId,
  path: call.path,
  names: ownNames(document, call, other),
});

/**
 * Puts each v1 call next to the call without a version that replaces it.
 *
 * @returns one row for each v1 call; nothing for a document without such calls
 */
export function callFormsOf(document: ApiDocument, calls: Call[]): CallForms[] {
  return calls.flatMap((v1) => {
    const older = calls.find(({ source }) => source.operationId === v1.source['x-replaced-by']);
    const title = v1.source.summary.replace(' (v1)', '');
    return older ? [{ title, older: formOf(document, older, v1), v1: formOf(document, v1, older) }] : [];
  });
}
