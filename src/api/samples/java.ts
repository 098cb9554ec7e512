import type { SampleRequest } from './request';

/** A literal in one line. JSON escapes are escapes of Java too, and letters stay as they are. */
const literal = (text: string) => JSON.stringify(text);

/** A text block: its closing quotes are on a line of their own and set the indentation, and a final line break is not part of the text. */
function textBlock(text: string, indent: string): string {
  const lines = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '""\\"')
    .split('\n')
    .map((line) => (line === '' ? '' : `${indent}${line.replace(/ $/, '\\s')}`));
  return `"""\n${lines.join('\n')}\\\n${indent}"""`;
}

/** @returns the call with the client of Java 15 and newer, as a file that `java Sample.java` runs */
export function javaSample({ method, url, body }: SampleRequest): string {
  const publisher =
    body === undefined ? 'HttpRequest.BodyPublishers.noBody()' : 'HttpRequest.BodyPublishers.ofString(body)';
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'class Sample {',
    '    public static void main(String[] args) throws Exception {',
    ...(body === undefined ? [] : [`        var body = ${textBlock(body, '            ')};`]),
    `        var request = HttpRequest.newBuilder(URI.create(${literal(url)}))`,
    ...(body === undefined ? [] : ['            .header("Content-Type", "application/json")']),
    ...(method === 'GET' ? [] : [`            .POST(${publisher})`]),
    '            .build();',
    '        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.body());',
    '    }',
    '}',
  ].join('\n');
}
