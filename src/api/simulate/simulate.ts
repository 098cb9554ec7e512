import { isRecord } from '../../data/isRecord';
import type { Json } from '../openapi/document';
import { formats } from '../openapi/formats';
import { errorAnswer, faultsAnswer, type SimulatedAnswer } from './answers';
import type { BodyCheck, SimulatedApi } from './calls';
import { bodyFault, type Fault, idFault, noBody, noJson, tooLargeContext } from './faults';
import { withRequestIds } from './ids';
import { ratingFaults } from './rating';
import { type ReplyText, turnText, withReplyText } from './reply';

/** Most that a context of one call may have (`limits.context-size`). */
export const contextKilobytes = 64;

export type SimulatedRequest = {
  operationId: string;
  /** Values of the names in the path. */
  path?: Record<string, string>;
  /** The body as it is sent. */
  body?: string | undefined;
  /** An error that a documented call may have; without it a good request gets 200. */
  error?: 400 | 500 | undefined;
};

/** No keyword of a schema can say how many bytes a context may have, so this limit is checked here. */
function sizeFaults(body: Json): Fault[] {
  const context = isRecord(body) ? body.context : undefined;
  const bytes = context === undefined ? 0 : new TextEncoder().encode(JSON.stringify(context)).length;
  return bytes > contextKilobytes * 1024 ? [tooLargeContext(contextKilobytes)] : [];
}

function bodyFaults(name: string, check: BodyCheck, text: string | undefined): { faults: Fault[]; body?: Json } {
  if (text === undefined || text.trim() === '') {
    return { faults: [noBody] };
  }
  let body: Json;
  try {
    body = JSON.parse(text) as Json;
  } catch {
    return { faults: [noJson(text)] };
  }
  const faults = check(body) ? [] : (check.errors ?? []).map((fault) => bodyFault(fault, body));
  return { faults: [...faults, ...sizeFaults(body), ...(name === 'RateRequest' ? ratingFaults(body) : [])], body };
}

/**
 * What a call is answered, without any server: the documented answer with the ids of the request, or 422 with every
 * fault, or the error that was asked for. The page and the mock both answer with it, so they cannot differ.
 *
 * @param api one of `src/api/simulate/capi` and `src/api/simulate/sapi`
 * @param reply gives the text of a reply in the answers of `Chat.request` and `Chat.event`; without it the example stays
 * @throws Error when the API has no such call; no body and no path value throws
 */
export function simulate(api: SimulatedApi, request: SimulatedRequest, reply?: ReplyText): SimulatedAnswer {
  const call = Object.hasOwn(api.calls, request.operationId) ? api.calls[request.operationId] : undefined;
  if (!call) {
    throw new Error(`There is no call ${request.operationId}.`);
  }
  const path = request.path ?? {};
  const check = call.body === undefined ? undefined : api.checks[call.body];
  const { faults, body } = call.body && check ? bodyFaults(call.body, check, request.body) : { faults: [] };
  const wrongIds = call.ids.filter((name) => !formats.uuid.test(path[name] ?? '')).map(idFault);
  const allFaults = [...wrongIds, ...faults];

  if (allFaults.length > 0) {
    return faultsAnswer(allFaults);
  }
  if (request.error) {
    return errorAnswer(request.error);
  }
  const fields = isRecord(body) ? body : {};
  const answer = withRequestIds(call.answer, { ...fields, ...path });
  const text = turnText(body);
  const answered =
    reply && text !== undefined && typeof fields.cuid === 'string'
      ? withReplyText(answer, reply({ cuid: fields.cuid, text }))
      : answer;
  return { status: 200, type: call.type, body: answered };
}
