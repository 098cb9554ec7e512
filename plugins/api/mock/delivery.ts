import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type { Json } from '../../../src/api/openapi/document';
import type { Preferences } from './prefer';

export type Target = {
  url: string;
  key: string;
  /** Whether the certificate of the address must be valid. */
  verify: boolean;
};

export type DeliveryOptions = {
  /** Seconds before each repeat. */
  repeatsAfter: readonly number[];
  /** Seconds in which a webhook has to answer with status 200. */
  answerWithin: number;
  /** Hosts besides this machine that may receive messages. */
  webhookHosts?: readonly string[];
  /** Ends waiting and sending. */
  stop: AbortSignal;
  log: (line: string) => void;
};

/** How the platform sends. */
export const asPlatform = { repeatsAfter: [5, 30, 120], answerWithin: 10 } as const;

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/** @returns whether the mock may send to an address: one on this machine, or on a host that was named at its start */
export function maySendTo(url: string, webhookHosts: readonly string[] = []): boolean {
  try {
    const { protocol, hostname } = new URL(url);
    return (protocol === 'http:' || protocol === 'https:') && [...ownMachine, ...webhookHosts].includes(hostname);
  } catch {
    return false;
  }
}

function open({ url, key, verify }: Target, body: string, signal: AbortSignal): ClientRequest {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Webhook-Key': key,
  };
  const options = { method: 'POST', headers, signal, agent: false as const };
  return new URL(url).protocol === 'https:'
    ? requestHttps(url, { ...options, rejectUnauthorized: verify })
    : requestHttp(url, options);
}

/** @returns the status, or why there is none */
function send(target: Target, body: string, { answerWithin, stop }: DeliveryOptions): Promise<string> {
  const late = AbortSignal.timeout(answerWithin * 1000);
  return new Promise((resolve) => {
    try {
      open(target, body, AbortSignal.any([stop, late]))
        .on('response', (response) => {
          response.resume();
          resolve(String(response.statusCode));
        })
        .on('error', ({ message }) => {
          const reason = /certificate|self-signed/.test(message) ? `no connection: ${message}` : 'no connection';
          resolve(late.aborted ? `no response in ${answerWithin} s` : reason);
        })
        .end(body);
    } catch (error) {
      resolve(`not sent: ${error instanceof Error ? error.message : error}`);
    }
  });
}

/**
 * Sends a webhook message as the platform does: until the webhook answers 200 in time, with the repeats of the options.
 * An address of another machine gets nothing. With `repeat`, answers count as lost; with `undelivered`, every try fails.
 *
 * @param onTry gets the number of tries so far, at the start of each
 * @returns the number of tries, and whether the last one was answered with 200
 */
export async function deliver(
  target: Target,
  message: Json,
  options: DeliveryOptions,
  { repeat = 0, undelivered }: Preferences = {},
  onTry: (tries: number) => void = () => {},
): Promise<{ tries: number; delivered: boolean }> {
  if (!maySendTo(target.url, options.webhookHosts)) {
    options.log(
      `webhook ${target.url}: not sent, the mock sends only to http:// and https:// addresses of localhost and of hosts that --webhook-host names`,
    );
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
    onTry(tries);
    const answer = undelivered ? 'not sent, as asked' : await send(target, body, options);
    const lost = answer === '200' && tries <= repeat;
    options.log(`webhook ${target.url}: try ${tries}, ${answer}${lost ? ', which counts as lost' : ''}`);
    if (answer === '200' && !lost) {
      return { tries, delivered: true };
    }
  }
  return { tries, delivered: false };
}
