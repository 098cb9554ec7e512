import type { ApiDocument, Json, Operation } from '../openapi/document';
import { responsesOf } from '../openapi/operations';

/** Ids that go from a response into later requests, by the name that a request gives them. */
const carried = ['cuid', 'rate_id', 'duid', 'DialogUID', 'buid', 'ChannelUID', 'uuid'];

/** @returns whether a field of a request is a variable of the collection */
export const isCarried = (name: string): boolean => carried.includes(name);

/** Where the response of a call has an id that later requests need: the variable, and the way to it. */
const sources: Record<string, Record<string, string>> = {
  chatInit: { cuid: 'result.cuid' },
  chatRequest: { cuid: 'result.cuid', rate_id: 'result.id' },
  chatEvent: { cuid: 'result.cuid', rate_id: 'result.id' },
  startDialog: { duid: 'duid' },
  startDialogWithId: { duid: 'duid' },
  startDialogV1: { DialogUID: 'dialog_uid' },
  startDialogWithIdV1: { DialogUID: 'dialog_uid' },
};

const statusLine = "pm.test('The status is 200', () => pm.response.to.have.status(200));";

const testOf = (lines: string[]): Json => ({ listen: 'test', script: { type: 'text/javascript', exec: lines } });

/** The test of a message to a webhook, whose response has no body. */
export const statusTest = testOf([statusLine]);

/** Fields that the documented response has at the top, or below `result`. */
function fieldsOf(answer: Json): string[] {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? Object.keys(answer) : [];
}

/**
 * The test of a call, which runs after its response: the status, the documented fields, and the ids that later requests
 * need.
 */
export function scriptsOf(document: ApiDocument, operation: Operation): Json[] {
  const content = responsesOf(document, operation)['200']?.content ?? {};
  const media = content['application/json'];
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value ?? null;
  const keep = Object.entries(sources[operation.operationId] ?? {});
  const isText = content['text/plain'] !== undefined;
  const lines = [
    statusLine,
    ...(isText
      ? ["pm.test('The response is text', () => pm.expect(pm.response.text()).to.not.be.empty);"]
      : [
          "pm.test('The response has the documented fields', () => {",
          `  pm.expect(pm.response.json()).to.include.keys(${JSON.stringify(fieldsOf(example))});`,
          '});',
        ]),
    ...(keep.length > 0 ? ['const response = pm.response.json();'] : []),
    ...keep.map(([variable, way]) => `pm.collectionVariables.set('${variable}', response.${way});`),
  ];
  return [testOf(lines)];
}
