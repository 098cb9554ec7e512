import type { SampleRequest } from './request';

/** A literal in one line. JSON escapes are escapes of C# too, and letters stay as they are. */
const literal = (text: string) => JSON.stringify(text);

/** A raw literal: nothing in it is escaped, so it needs more quotes than the text has in a row. */
function rawLiteral(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const quotes = '"'.repeat(longest + 1);
  const lines = text.split('\n').map((line) => (line === '' ? '' : `    ${line}`));
  return `${quotes}\n${lines.join('\n')}\n    ${quotes}`;
}

/** @returns the call with the client of .NET 7 and newer, as statements at the top of a file */
export function csharpSample({ method, url, body }: SampleRequest): string {
  const send =
    method === 'GET'
      ? `await client.GetAsync(${literal(url)})`
      : `await client.PostAsync(${literal(url)}, ${body === undefined ? 'null' : 'content'})`;
  return [
    ...(body === undefined ? [] : ['using System.Text;', '']),
    'using var client = new HttpClient();',
    ...(body === undefined
      ? []
      : [
          `var body = ${rawLiteral(body)};`,
          'using var content = new StringContent(body, Encoding.UTF8, "application/json");',
        ]),
    `using var response = ${send};`,
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n');
}
