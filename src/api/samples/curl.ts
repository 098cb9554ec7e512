import type { SampleRequest } from './request';

/** A text in single quotes of a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The lines of a JSON body below the first are indented; in any other text, spaces could change what is sent. */
function hanging(body: string): string {
  try {
    JSON.parse(body);
  } catch {
    return body;
  }
  return body.replaceAll('\n', '\n  ');
}

/** @returns the call as a command of curl with long options, one a line, each below the first indented */
export function curlSample({ method, url, body }: SampleRequest): string {
  return [
    `curl --request ${method}`,
    quote(url),
    ...(body === undefined ? [] : ["--header 'Content-Type: application/json'", `--data ${quote(hanging(body))}`]),
  ].join(' \\\n  ');
}
