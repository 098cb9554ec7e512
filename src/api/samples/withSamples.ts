import { exampleBase } from '../common/server';
import type { ApiDocument, Method, Operation } from '../openapi/document';
import { parametersOf } from '../openapi/operations';
import type { SampleRequest } from './request';
import { samplesOf } from './samples';

/** @returns the call of the first example, with the example values in the path */
function firstRequest(
  document: ApiDocument,
  { method, path, operation }: { method: Method; path: string; operation: Operation },
): SampleRequest {
  const filled = parametersOf(document, operation).reduce(
    (text, { name, example }) => text.replace(`{${name}}`, example),
    path,
  );
  const [first] = Object.values(operation.requestBody?.content['application/json'].examples ?? {});
  const answer = operation.responses['200'];
  const isText = answer !== undefined && 'content' in answer && answer.content?.['text/plain'] !== undefined;
  return {
    method: method === 'get' ? 'GET' : 'POST',
    url: `${exampleBase}${filled}`,
    ...(first ? { body: JSON.stringify(first.value, null, 2) } : {}),
    answer: isText ? 'text' : 'json',
  };
}

/** @returns the document with samples in every language in each call, made from its first example */
export function withSamples(document: ApiDocument): ApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const methods = (Object.entries(item) as [Method, Operation][]).map(([method, operation]) => [
      method,
      { ...operation, 'x-codeSamples': samplesOf(firstRequest(document, { method, path, operation })) },
    ]);
    return [path, Object.fromEntries(methods)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
