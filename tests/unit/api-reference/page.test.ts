import { expect, test } from 'vitest';
import { apiPage } from '../../../plugins/api/reference/page/apiPage';
import { changesOfApi } from '../../../plugins/api/reference/page/changes';
import { codeWithFills } from '../../../plugins/api/reference/page/codeWithFills';
import { withEventLinks } from '../../../plugins/api/reference/page/eventLinks';
import { fieldsOf } from '../../../plugins/api/reference/page/fields';
import { blockHtml, lineHtml } from '../../../plugins/api/reference/page/referenceHtml';
import { apiDocuments } from '../../../src/api/documents';
import { samplesOnPage } from '../../../src/api/page';
import { isUsable, valuesInUse } from '../../../src/components/ApiReference/fillValues';
import { redocHash } from '../../../src/components/ApiReference/redocHash';
import { lineOf } from '../../../src/components/ApiTry/lineOf';

const settings = { baseUrl: '/docs/', hosts: [] };
const server = apiPage(apiDocuments.sapi, 'sapi', settings);
const chat = apiPage(apiDocuments.capi, 'capi', settings);

const operationsOf = ({ groups }: typeof server) => groups.flatMap(({ operations }) => operations);

test('a page holds every call and webhook of its document', () => {
  expect(operationsOf(chat)).toHaveLength(13);
  expect(operationsOf(server)).toHaveLength(21 + 2);
  expect(operationsOf(server).filter(({ samples }) => samples.length !== samplesOnPage)).toEqual(
    operationsOf(server).filter(({ id }) => id === 'incomingMessage' || id === 'webhookCheck'),
  );
});

test('a link to a file of ours saves it', () => {
  const links = [chat, server].flatMap(({ basics }) =>
    basics.flatMap(({ html }) => html.match(/<a [^>]*\/files\/[^>]*>/g) ?? []),
  );
  expect(links).toEqual(Array(2).fill('<a download href="../../files/dialogos-mock.mjs">'));
});

test('texts become HTML with every sign escaped, and other forms of Markdown are refused', () => {
  expect(lineHtml('Use `a<b` and **"x"**, see [it](/y?a&b).')).toBe(
    'Use <code translate="no">a&lt;b</code> and <strong>&quot;x&quot;</strong>, see <a href="/y?a&amp;b">it</a>.',
  );
  expect(lineHtml('`час`')).toBe('<code translate="no" lang="ru">час</code>');
  expect(blockHtml('One.\n\n- two\n- three')).toBe('<p>One.</p><ul><li>two</li><li>three</li></ul>');
  expect(blockHtml('- a\n  - b\n- c')).toBe('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>');
  expect(blockHtml('3. one\n\n   two')).toBe('<ol start="3"><li><p>one</p><p>two</p></li></ol>');
  expect(() => blockHtml('# Head')).toThrow('"heading" is not a kind of text that an API reference can show.');
  expect(() => blockHtml('<b>x</b>')).toThrow('"html" is not a kind of text');
  expect(() => lineHtml('# of items in the list')).toThrow('"heading" is not a kind of text');
  expect(() => lineHtml('> note')).toThrow('"blockquote" is not a kind of text');
  expect(() => lineHtml('Text.\n\n```\ncode\n```')).toThrow('"code" is not a kind of text');
});

test('a field says its type, its limits and what is inside it', () => {
  const [url, verify, list, mixed, text, count, map, choice] = fieldsOf({
    required: ['url'],
    additionalProperties: false,
    properties: {
      url: { type: 'string', format: 'uri', minLength: 1, maxLength: 65_536, description: 'Where to.' },
      verify: { type: ['boolean', 'null'], default: true },
      list: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
      mixed: { type: 'array', items: { type: ['string', 'integer'] } },
      text: { type: 'string', maxLength: 1000 },
      count: { type: 'integer', minimum: 1 },
      map: { type: 'object', maxProperties: 5 },
      choice: { type: 'string', enum: ['a', 'b'] },
    },
  });
  expect(url).toEqual({
    name: 'url',
    type: 'string, uri',
    presence: 'required',
    text: 'Where to.',
    limits: ['1 to 65,536 characters'],
  });
  expect(verify).toMatchObject({ type: 'boolean or null', limits: ['default <code translate="no">true</code>'] });
  expect(list).toMatchObject({ type: 'list of objects', schema: 'Thing' });
  expect(mixed).toMatchObject({ type: 'list of strings or integers' });
  expect([text, count, map, choice].map((field) => field?.limits)).toEqual([
    ['at most 1,000 characters'],
    ['at least 1'],
    ['at most 5 pairs'],
    ['one of <code translate="no">a</code>, <code translate="no">b</code>'],
  ]);
});

test('the base address of each API may be that of its own mock', () => {
  const mocks = [chat, server].map(({ fills }) => fills.find(({ name }) => name === 'base')?.mock);
  expect(mocks).toEqual(['http://localhost:4010', 'http://localhost:4011']);
});

test('a code marks what the reader may fill in and is otherwise the same text', () => {
  const fills = [{ name: 'base', slot: 'sapi.base', label: 'Base address', value: 'https://api.example' }];
  const html = codeWithFills("curl 'https://api.example/x'", 'bash', fills);
  expect(html).toContain('<var data-fill="base">https://api.example</var>');
  expect(html.replace(/<[^>]+>/g, '')).toBe("curl 'https://api.example/x'");
});

test('every sample holds the base address once at least, so that no sample is left behind', () => {
  const samples = [chat, server].flatMap((page) => operationsOf(page).flatMap((operation) => operation.samples));
  expect(samples).toHaveLength(34 * samplesOnPage);
  expect(samples.filter((html) => !html.includes('data-fill="base"'))).toEqual([]);
});

test('only an address and ids as the platform makes them are used', () => {
  const addresses = [
    'https://own.example',
    'http://localhost:4011',
    'http://10.0.0.1/',
    'https://a.b:8443/dialogos/v1',
  ];
  expect(addresses.filter((value) => !isUsable('base', value))).toEqual([]);
  const wrong = [
    "https://a'b",
    'https://a b',
    'own.example',
    'ftp://a',
    'https://a/$(x)',
    'https://a/?x',
    'https://<b>',
  ];
  expect([...wrong, 'https://a/`x`', 'https://a"', ''].filter((value) => isUsable('base', value))).toEqual([]);
  const base = [{ name: 'base', slot: 'capi.base', label: 'Base address', value: 'https://api.example' }];
  expect(valuesInUse(base, { base: 'http://localhost:4010/' })).toEqual({ base: 'http://localhost:4010' });
  const fills = [{ name: 'uuid', slot: 'uuid', label: 'Assistant ID', value: '6f1d2a94-3c58-4b07-9e21-8a4c5d7f0b13' }];
  expect(valuesInUse(fills, { uuid: 'x' })).toEqual({ uuid: '6f1d2a94-3c58-4b07-9e21-8a4c5d7f0b13' });
  const own = '0A1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
  expect(valuesInUse(fills, { uuid: ` ${own} ` })).toEqual({ uuid: own });
});

test('what is sent says what is required, and what comes back what can be missing', () => {
  const presence = (name: string) =>
    server.schemas.find((schema) => schema.name === name)?.fields.map((field) => [field.name, field.presence]);
  expect(presence('WebhookSettings')).toEqual(['url', 'key', 'verify'].map((name) => [name, 'required']));
  expect(presence('RequestResponseV1')).toEqual(['reqid', 'success'].map((name) => [name, undefined]));
  expect(presence('WebhookCommand')).toEqual([
    ['name', undefined],
    ['group', 'optional'],
  ]);
  expect(presence('EventSettings')?.at(-1)).toEqual(['maxcount', 'optional']);
  for (const name of ['ClientError', 'ServerError']) {
    expect(presence(name)).toEqual([
      ['success', undefined],
      ['result', undefined],
    ]);
    const { fields } = server.schemas.find((schema) => schema.name === name)?.fields.at(-1) ?? {};
    expect(fields?.map((field) => [field.name, field.presence])).toEqual([
      ['error_type', undefined],
      ['error_message', undefined],
      ['error_data', 'optional'],
    ]);
  }
});

test('names of events lead to the table of their ids', () => {
  const events = server.schemas
    .find(({ name }) => name === 'StartDialogResponse')
    ?.fields.find(({ name }) => name === 'events');
  expect(events?.text).toContain('<a href="#events">“ready”</a>');
  expect(operationsOf(chat).find(({ id }) => id === 'chatEvent')?.text).toContain('<a href="#events">“ready”</a>');
  const table = server.basics.find(({ id }) => id === 'events')?.html;
  expect(table).toContain('<td>ready</td><td><code translate="no">00b2fcbe-f27f-437b-a0d5-91072d840ed3</code></td>');
  expect(withEventLinks('“nothing”')).toBe('“nothing”');
});

test('changes of an API are those of its pages, newest first, each once', () => {
  for (const [api, page] of [
    ['capi', chat],
    ['sapi', server],
  ] as const) {
    const found = changesOfApi(api);
    const days = found.map(({ date }) => date);
    console.log(`${api}: ${found.length} changes`);
    expect(found.length).toBeGreaterThan(3);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(found.map(({ item }) => item.route)).size).toBe(found.length);
    for (const { item } of found) expect(page.changes).toContain(`href="/docs${item.route}"`);
  }
});

test('a deprecated call names the call to use instead, and a document that names none is refused', () => {
  const deprecated = operationsOf(server).filter(({ replacedBy }) => replacedBy !== undefined);
  expect(deprecated.map(({ id }) => id)).toEqual(
    operationsOf(server).flatMap(({ id }) => (/V1$/.test(id) ? [id] : [])),
  );
  expect(deprecated.find(({ id }) => id === 'sendRequestV1')?.replacedBy).toEqual({
    id: 'sendRequest',
    title: 'Send request',
  });
  expect(deprecated.find(({ id }) => id === 'eventV1')?.replacedBy?.id).toBe('sendEvent');
  expect(operationsOf(chat).filter(({ replacedBy }) => replacedBy !== undefined)).toEqual([]);
  const broken = structuredClone(apiDocuments.sapi);
  delete broken.paths['/api/v1/getWebhook/{ChannelUID}']?.post?.['x-replaced-by'];
  expect(() => apiPage(broken, 'sapi', settings)).toThrow(
    'getWebhookV1 is deprecated, but "x-replaced-by" names no call',
  );
});

test('a call without a version and its v1 call are in one row with the names that only one of them has', () => {
  expect(chat.callForms).toEqual([]);
  expect(server.callForms.find(({ title }) => title === 'Send request')).toEqual({
    title: 'Send request',
    older: {
      id: 'sendRequest',
      path: '/sendRequest/{buid}/{duid}',
      names: ['buid', 'duid', 'text', 'using_cache', 'cuid'],
    },
    v1: {
      id: 'sendRequestV1',
      path: '/api/v1/sendRequest/{ChannelUID}/{DialogUID}',
      names: ['ChannelUID', 'DialogUID', 'message'],
    },
  });
  const rating = server.callForms.find(({ title }) => title === 'Rate response');
  expect([rating?.older.names, rating?.v1.names]).toEqual([
    ['buid', 'duid', 'msgid', 'using_cache', 'cuid'],
    ['ChannelUID', 'DialogUID', 'reqid'],
  ]);
  const event = server.callForms.find(({ v1 }) => v1.id === 'eventV1');
  expect([event?.title, event?.older.id]).toEqual(['Send event (v1, older name)', 'sendEvent']);
});

test('the errors have the exact texts with their meaning', () => {
  expect(server.errors.map(({ status, type, message }) => [status, type.text, type.meaning, message.text])).toEqual([
    ['400', 'Ошибка клиента', 'client error', 'Клиент допустил ошибку.'],
    ['422', 'RequestValidationError', undefined, undefined],
    ['500', 'Ошибка сервера', 'server error', 'Сервер допустил ошибку.'],
  ]);
});

test('every address of ours leads to the same part of Redoc, or to no part of it', () => {
  const places: [string, string | undefined][] = [
    ['#operation/sendRequest', '#tag/Dialogs/operation/sendRequest'],
    ['#operation/sendRequest/buid', '#tag/Dialogs/operation/sendRequest'],
    ['#operation/sendRequest/200/reqid', '#tag/Dialogs/operation/sendRequest'],
    ['#operation/webhookCheck', '#tag/Webhooks/operation/webhookCheck'],
    ['#tag/webhooks-v1', '#tag/Webhook-settings-v1'],
    ['#tag/Dialogs', '#tag/Dialogs'],
    ['#tag/Dialogs/operation/sendRequest', '#tag/Dialogs/operation/sendRequest'],
    ['', ''],
    ...['#schema/ReplyTo', '#error/422', '#events', '#operation/nothing', '#x'].map((hash): [string, undefined] => [
      hash,
      undefined,
    ]),
  ];
  expect(places.map(([hash]) => [hash, redocHash(server, hash)])).toEqual(places);
});

test('a fault in a body has the line of its field, or of the object that lacks it', () => {
  const body = JSON.stringify({ cuid: 'cuid', context: { rate_type: 'rate', list: [{ cuid: 1 }] } }, null, 2);
  expect(lineOf(body, ['cuid'])).toBe(2);
  expect(lineOf(body, ['context', 'rate_type'])).toBe(4);
  expect(lineOf(body, ['context', 'rate_id'])).toBe(3);
  expect(lineOf(body, ['context', 'list', 0, 'cuid'])).toBe(7);
  expect(lineOf(body, ['text'])).toBe(1);
  expect(lineOf(JSON.stringify({ context: { text: '}' }, text: 5 }, null, 2), ['text'])).toBe(5);
  expect(lineOf('{"cuid"', ['cuid'])).toBe(1);
  expect(lineOf('5', ['cuid'])).toBe(1);
});

test('only lines that are too long for their place become elements, and the text stays the same', () => {
  const code = `curl --request POST \\\n  --url 'https://api.example/setWebhook/d3f8a6b2'\n    "a": "${'b'.repeat(40)}"\n}`;
  const html = codeWithFills(code, 'bash', []);
  expect(html.match(/<span class="api-long[^"]*">/g)).toEqual([
    '<span class="api-long">',
    '<span class="api-long api-long--deep">',
  ]);
  expect(html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"')).toBe(code);
});

test('a long address is broken between its names, and not before it', () => {
  const fills = [{ name: 'base', slot: 'capi.base', label: 'Base address', value: 'https://api.example' }];
  const html = codeWithFills("curl \\\n  'https://api.example/api/v1/Chat.setRate' --no", 'bash', fills);
  expect(html).toContain('<span class="api-long"><span class="api-indent">  </span>');
  expect(html).toContain('https://api.example</var>/<wbr>api/<wbr>v1/<wbr>Chat.setRate');
});

test('a document whose reference leads nowhere is refused', () => {
  const broken = structuredClone(apiDocuments.sapi);
  delete broken.components.parameters?.['buid'];
  expect(() => apiPage(broken, 'sapi', settings)).toThrow('Server API: #/components/parameters/buid leads nowhere.');
});
