import type { SampleRequest } from '../../api/samples/request';

/** What a host of the reader answered, or that it did not. */
export type SentAnswer = { readonly status: number; readonly body: unknown } | { readonly failed: true };

/** The Chat API waits up to 30 seconds for a reply (its reference). */
const patience = 35_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** @returns the host that a call goes to, with scheme and port, as a content policy names it */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

/** Really sends a call from the page. It carries no cookies and follows no redirect. */
export async function sendCall({ method, url, body }: SampleRequest): Promise<SentAnswer> {
  try {
    const response = await fetch(url, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } }),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return { status: response.status, body: parsed(await response.text()) };
  } catch {
    return { failed: true };
  }
}
