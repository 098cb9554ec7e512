import standaloneCode from 'ajv/dist/standalone';
import { ajvOf, schemaReference } from '../openapi/ajv';
import type { ApiDocument, MediaType } from '../openapi/document';
import { operationsOf, parametersOf, responsesOf } from '../openapi/operations';
import type { SimulatedCall } from '../simulate/calls';

const nameOf = (media: MediaType) => media.schema.$ref?.split('/').at(-1);

function callsOf(document: ApiDocument): Record<string, SimulatedCall> {
  return Object.fromEntries(
    operationsOf(document).map(({ method, path, operation }) => {
      const body = operation.requestBody && nameOf(operation.requestBody.content['application/json']);
      const content = responsesOf(document, operation)['200']?.content ?? {};
      const type = content['text/plain'] ? 'text/plain' : 'application/json';
      const call: SimulatedCall = {
        method: method === 'get' ? 'GET' : 'POST',
        path,
        ids: parametersOf(document, operation).map(({ name }) => name),
        ...(body === undefined ? {} : { body }),
        answer: content[type]?.example ?? null,
        type,
      };
      return [operation.operationId, call];
    }),
  );
}

/** The one helper that compiled validators would load from a package; in characters, as JSON Schema counts. */
const length = { package: 'require("ajv/dist/runtime/ucs2length").default', ours: '(text) => [...text].length' };

/**
 * The data and the body checks of one API as a module without imports and without `eval`.
 *
 * @throws Error when the compiled checks need code of a package that is not known here
 */
export function simulatedModule(document: ApiDocument): string {
  const calls = callsOf(document);
  const bodies = [...new Set(Object.values(calls).flatMap(({ body }) => body ?? []))];
  const ajv = ajvOf(document, { messages: false, code: { source: true, esm: true } });
  const code = standaloneCode(ajv, Object.fromEntries(bodies.map((name) => [name, schemaReference(name)])))
    .replaceAll(length.package, length.ours)
    .replace(/^"use strict";/, '')
    .replaceAll(/export const (\w+) = (\w+);/g, 'const $1 = $2;');
  if (/\brequire\(|\bimport\b/.test(code)) {
    throw new Error('src/api/build/simulated.ts: a compiled check loads a package. Fix: give it our own helper.');
  }
  return [
    '// Made by `npm run api:build` from src/api. Do not edit.',
    code.trim(),
    `export const checks = { ${bodies.join(', ')} };`,
    `export const calls = ${JSON.stringify(calls)};`,
    '',
  ].join('\n');
}

/** Types of such a module. */
export const simulatedTypes = [
  "import type { SimulatedApi } from '../calls';",
  '',
  "export const checks: SimulatedApi['checks'];",
  "export const calls: SimulatedApi['calls'];",
  '',
].join('\n');
