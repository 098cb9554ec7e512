import type { SampleRequest } from './request';

/** A text in single quotes of a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** @returns the call as a command of curl with long options, one a line */
export function curlSample({ method, url, body }: SampleRequest): string {
  return [
    `curl --request ${method} ${quote(url)}`,
    ...(body === undefined ? [] : ["--header 'Content-Type: application/json'", `--data ${quote(body)}`]),
  ].join(' \\\n  ');
}
