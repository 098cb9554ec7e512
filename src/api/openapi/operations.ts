import type { ApiDocument, Method, Operation, Parameter, Reference, Response } from './document';

export type Place = { method: Method; path: string; operation: Operation };

const placesOf = (paths: ApiDocument['paths']): Place[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Operation][]).map(([method, operation]) => ({ method, path, operation })),
  );

/** @returns every call of a document with its method and path, in order */
export const operationsOf = (document: ApiDocument): Place[] => placesOf(document.paths);

/** @returns the call with this `operationId` */
export const findOperation = (document: ApiDocument, id: string): Operation | undefined =>
  operationsOf(document).find(({ operation }) => operation.operationId === id)?.operation;

/** @returns every webhook of a document; `path` is its name */
export const webhooksOf = (document: ApiDocument): Place[] => placesOf(document.webhooks ?? {});

const lastPart = ({ $ref }: Reference) => $ref.slice($ref.lastIndexOf('/') + 1);

/** @returns the parameters of a call, with references to `components.parameters` followed */
export const parametersOf = (document: ApiDocument, { parameters = [] }: Operation): Parameter[] =>
  parameters.flatMap((parameter) =>
    '$ref' in parameter ? (document.components.parameters?.[lastPart(parameter)] ?? []) : [parameter],
  );

/** @returns the answers of a call by status, with references to `components.responses` followed */
export const responsesOf = (document: ApiDocument, { responses }: Operation): Record<string, Response> =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, response]) => {
      const found = '$ref' in response ? document.components.responses[lastPart(response)] : response;
      return found ? [[status, found]] : [];
    }),
  );
