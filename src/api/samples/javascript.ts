import type { SampleRequest } from './request';

/** A string literal: JSON is one, but single quotes are the habit of the language. */
const literal = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

const isName = /^[A-Za-z_$][\w$]*$/;

function value(json: unknown, indent: string): string {
  if (typeof json === 'string') {
    return literal(json);
  }
  if (typeof json !== 'object' || json === null) {
    return JSON.stringify(json);
  }
  const inner = `${indent}  `;
  if (Array.isArray(json)) {
    return json.length === 0 ? '[]' : `[\n${json.map((item) => `${inner}${value(item, inner)},\n`).join('')}${indent}]`;
  }
  const fields = Object.entries(json).map(
    ([name, field]) => `${inner}${isName.test(name) ? name : literal(name)}: ${value(field, inner)},\n`,
  );
  return fields.length === 0 ? '{}' : `{\n${fields.join('')}${indent}}`;
}

function bodyOf(text: string): string {
  try {
    return `JSON.stringify(${value(JSON.parse(text), '  ')})`;
  } catch {
    return literal(text);
  }
}

/** @returns the call with `fetch`, as a module for browsers and Node. A body that is not JSON is sent as it is. */
export function javascriptSample({ method, url, body, answer }: SampleRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(body === undefined ? [] : ["  headers: { 'Content-Type': 'application/json' },", `  body: ${bodyOf(body)},`]),
  ];
  const call = options.length === 0 ? literal(url) : `${literal(url)}, {\n${options.join('\n')}\n}`;
  return [
    `const response = await fetch(${call});`,
    ...(answer === 'json'
      ? ['const answer = await response.json();', 'console.log(JSON.stringify(answer, null, 2));']
      : ['console.log(await response.text());']),
  ].join('\n');
}
