import type { SampleRequest } from './request';

/** A string literal. JSON escapes are escapes of Python too, and letters stay as they are. */
const literal = (text: string) => JSON.stringify(text);

function value(json: unknown, indent: string): string {
  if (json === null) {
    return 'None';
  }
  if (typeof json === 'boolean') {
    return json ? 'True' : 'False';
  }
  if (typeof json !== 'object') {
    return JSON.stringify(json);
  }
  const inner = `${indent}    `;
  if (Array.isArray(json)) {
    return json.length === 0 ? '[]' : `[\n${json.map((item) => `${inner}${value(item, inner)},\n`).join('')}${indent}]`;
  }
  const fields = Object.entries(json).map(([name, field]) => `${inner}${literal(name)}: ${value(field, inner)},\n`);
  return fields.length === 0 ? '{}' : `{\n${fields.join('')}${indent}}`;
}

/** `body = …` and what is sent of it. */
function bodyOf(text: string): { line: string; data: string } {
  try {
    return { line: `body = ${value(JSON.parse(text), '')}`, data: 'json.dumps(body).encode()' };
  } catch {
    return { line: `body = ${literal(text)}`, data: 'body.encode()' };
  }
}

const opened = ['with urllib.request.urlopen(request) as response:'];

/** `urlopen` raises an error for the statuses 400 to 500, whose text does not say what is wrong. */
const openedWithErrors = [
  'try:',
  '    response = urllib.request.urlopen(request)',
  'except urllib.error.HTTPError as error:',
  '    response = error  # its body says what is wrong',
  'with response:',
];

/** @returns the call with the standard library of Python 3, so that it runs without packages */
export function pythonSample({ method, url, body, answer }: SampleRequest): string {
  const sent = body === undefined ? undefined : bodyOf(body);
  const json = answer === 'json' || sent?.data.startsWith('json') === true;
  const options = [
    `    ${literal(url)},`,
    ...(method === 'GET' ? [] : [`    method=${literal(method)},`]),
    ...(sent ? ['    headers={"Content-Type": "application/json"},', `    data=${sent.data},`] : []),
  ];
  return [
    ...(json ? ['import json'] : []),
    ...(method === 'GET' ? [] : ['import urllib.error']),
    'import urllib.request',
    '',
    ...(sent ? [sent.line, ''] : []),
    'request = urllib.request.Request(',
    ...options,
    ')',
    ...(method === 'GET' ? opened : openedWithErrors),
    ...(answer === 'json'
      ? ['    answer = json.load(response)', 'print(json.dumps(answer, indent=2, ensure_ascii=False))']
      : ['    print(response.read().decode())']),
  ].join('\n');
}
