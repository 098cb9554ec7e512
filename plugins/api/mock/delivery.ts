import { setTimeout as wait } from 'node:timers/promises';
import type { Json } from '../../../src/api/openapi/document';

export type Target = { url: string; key: string };

export type DeliveryOptions = {
  /** Seconds before each repeat. */
  repeatsAfter: readonly number[];
  /** Seconds in which a webhook has to answer with status 200. */
  answerWithin: number;
  /** Ends waiting and sending. */
  stop: AbortSignal;
  log: (line: string) => void;
};

/** How the platform sends. */
export const asPlatform = { repeatsAfter: [5, 30, 120], answerWithin: 10 } as const;

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @returns whether the address is on this machine; the mock sends to no other */
export function isOwnMachine(url: string): boolean {
  try {
    const { protocol, hostname } = new URL(url);
    return (protocol === 'http:' || protocol === 'https:') && ownMachine.has(hostname);
  } catch {
    return false;
  }
}

async function send({ url, key }: Target, body: string, { answerWithin, stop }: DeliveryOptions): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Webhook-Key': key },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(answerWithin * 1000)]),
    });
    return String(response.status);
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? `no response in ${answerWithin} s`
      : 'no connection';
  }
}

/**
 * Sends a webhook message as the platform does: until the webhook answers 200 in time, with the repeats of the options.
 * An address of another machine gets nothing.
 *
 * @returns the number of tries, and whether the last one was answered with 200
 */
export async function deliver(
  target: Target,
  message: Json,
  options: DeliveryOptions,
): Promise<{ tries: number; delivered: boolean }> {
  if (!isOwnMachine(target.url)) {
    options.log(`webhook ${target.url}: not sent, the mock sends only to localhost`);
    return { tries: 0, delivered: false };
  }
  const body = JSON.stringify(message);
  let tries = 0;
  for (const delay of [0, ...options.repeatsAfter]) {
    try {
      await wait(delay * 1000, undefined, { signal: options.stop });
    } catch {
      break;
    }
    tries += 1;
    const answer = await send(target, body, options);
    options.log(`webhook ${target.url}: try ${tries}, ${answer}`);
    if (answer === '200') {
      return { tries, delivered: true };
    }
  }
  return { tries, delivered: false };
}
