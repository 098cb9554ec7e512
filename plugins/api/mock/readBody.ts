import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { faultsAnswer, type SimulatedAnswer } from '../../../src/api/simulate/answers';
import { noJsonType, noUtf8, tooLargeBody } from '../../../src/api/simulate/faults';

/** Far above what any call needs: a context may have 64 KB. */
const mostBytes = 1024 * 1024;

/** @returns the bytes of a body, or nothing when there are too many; it then reads no further */
async function bytesOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) {
      return undefined;
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Whether a Content-Type is JSON in UTF-8. */
function isJsonType(type: string | undefined): boolean {
  const [media = '', ...parameters] = (type ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  return media.trim() === 'application/json' && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}

/** A body as it was received, and the answer with status 422 if it cannot be used. */
export type ReceivedBody = { text: string; refusal?: SimulatedAnswer };

/**
 * Reads the body of a call. It is refused when it is too long, and, if the call has a body, when it has another type or is
 * no UTF-8.
 *
 * @param expected whether the call has a body
 */
export async function readBody(request: IncomingMessage, expected: boolean): Promise<ReceivedBody> {
  const bytes = await bytesOf(request);
  if (!bytes) {
    return { text: '', refusal: faultsAnswer([tooLargeBody]) };
  }
  const text = bytes.toString();
  if (!expected || bytes.length === 0) {
    return { text };
  }
  if (!isJsonType(request.headers['content-type'])) {
    return { text, refusal: faultsAnswer([noJsonType]) };
  }
  return isUtf8(bytes) ? { text } : { text, refusal: faultsAnswer([noUtf8]) };
}
