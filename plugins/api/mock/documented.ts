import { type ApiId, apiDocuments } from '../../../src/api/documents';
import type { Json, Operation } from '../../../src/api/openapi/document';
import { findOperation, responsesOf, webhooksOf } from '../../../src/api/openapi/operations';
import type { SimulatedAnswer } from '../../../src/api/simulate/answers';

type Found = { answer: SimulatedAnswer } | { message: Json } | { fault: string };

/** @returns whether the reply to a call goes to the webhook */
export const repliesToWebhook = (operationId: string): boolean =>
  /^(?:sendRequest|sendEvent|event)(?:V1)?$/.test(operationId);

/** Named examples of the messages that a webhook receives. */
const messageExamples = (api: ApiId): Record<string, Json> =>
  Object.fromEntries(
    webhooksOf(apiDocuments[api]).flatMap(({ operation }) =>
      Object.entries(operation.requestBody?.content['application/json'].examples ?? {}).map(([name, { value }]) => [
        name,
        value,
      ]),
    ),
  );

/** Every documented answer of a call: its status, and its name if it has one. */
function answersOf(api: ApiId, operation: Operation): (SimulatedAnswer & { name?: string })[] {
  return Object.entries(responsesOf(apiDocuments[api], operation)).flatMap(([code, { content = {} }]) =>
    Object.entries(content).flatMap(([type, { example, examples = {} }]) => {
      const status = Number(code) as SimulatedAnswer['status'];
      const base = { status, type: type as SimulatedAnswer['type'] };
      const named = Object.entries(examples).map(([name, { value }]) => ({ ...base, name, body: value }));
      return example === undefined ? named : [{ ...base, body: example }, ...named];
    }),
  );
}

const listed = (names: string[]) => (names.length > 0 ? names.join(', ') : 'none');

/**
 * Finds what a caller asks for with `Prefer: code=…, example=…`.
 *
 * @returns the documented answer, or the documented message that the call has sent to the webhook, or why there is none
 */
export function documented(api: ApiId, operationId: string, code?: string, example?: string): Found {
  const operation = findOperation(apiDocuments[api], operationId);
  const answers = operation ? answersOf(api, operation) : [];
  const messages = repliesToWebhook(operationId) ? messageExamples(api) : {};
  if (example !== undefined && Object.hasOwn(messages, example)) {
    return { message: messages[example] ?? null };
  }
  const answer = answers.find(
    ({ status, name }) =>
      (code === undefined || String(status) === code) && (example === undefined || name === example),
  );
  if (answer) {
    const { name, ...rest } = answer;
    return { answer: rest };
  }
  const names = [...answers.flatMap(({ name }) => name ?? []), ...Object.keys(messages)];
  const statuses = [...new Set(answers.map(({ status }) => String(status)))];
  return {
    fault: `${operationId} has no such response; documented statuses: ${listed(statuses)}; named examples: ${listed(names)}`,
  };
}
