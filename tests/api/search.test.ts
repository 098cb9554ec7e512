import { describe, expect, test } from 'vitest';
import { apiItems } from '../../src/api/openapi/items';
import { apiSearchPages } from '../../src/api/search/searchPages';
import { search } from '../../src/config/search';
import { engineFor, routesFor } from '../helpers/searchIndex';
import { ids, served } from './documents';

const pages = apiSearchPages('/docs/');
const engine = engineFor(pages, search);

/** What integrators type, and the first of what they must find. */
const queries: [string, string][] = [
  ['uuid', 'capi/#operation/chatInit'],
  ['showExpSys', 'capi/#schema/ChatAnswer'],
  ['Chat.init', 'capi/#operation/chatInit'],
  ['sendrequest', 'sapi/#operation/sendRequest'],
  ['sendRequest', 'sapi/#operation/sendRequest'],
  ['set webhook', 'sapi/#operation/setWebhook'],
  ['ошибка сервера', 'capi/#error/500'],
  ['Ошибка', 'capi/#error/400'],
  ['rate nps', 'capi/#schema/RateContext'],
  ['euid', 'capi/#operation/chatEvent'],
  ['reply_to', 'sapi/#operation/sendRequest'],
  ['infosrvid', 'capi/#operation/receiveWebhook'],
  ['/api/v1/event', 'sapi/#operation/eventV1'],
  ['api/v1/event/', 'sapi/#operation/eventV1'],
  ['422', 'capi/#error/422'],
  ['WebhookMessage', 'capi/#schema/WebhookMessage'],
  ['health_check', 'capi/#operation/getHealthCheck'],
];

/** Names of fields in several calls: any call that has the field may come first. */
const fields: [string, RegExp][] = [
  ['DialogUID', /sapi\/#operation\/\w+V1$/],
  ['using_cache default value', /sapi\/#operation\/(?:sendRequest|sendEvent|rateResponse)$/],
  ['using_cache', /sapi\/#operation\/(?:sendRequest|sendEvent|rateResponse)$/],
];

describe('the site search and the APIs', () => {
  test('every call, webhook, schema and error has a section under its id', () => {
    const anchors = pages.map(({ sections }) => sections.map(({ anchor }) => anchor));
    const wanted = ids.map((id) => [
      null,
      ...apiItems(served[id]).flatMap((item) => (item.kind === 'tag' ? [] : [item.id])),
    ]);
    console.log(`search: ${anchors.map((list) => list.length).join(' + ')} sections`);
    expect(anchors).toEqual(wanted);
    expect(pages.map(({ route, type, tag }) => [route, type, tag])).toEqual(
      ids.map((id) => [`/docs/api/${id}/`, 'other', 'default']),
    );
  });

  test.each(queries)('"%s" finds %s first', (query, route) => {
    expect(routesFor(engine, query)[0]).toBe(`/docs/api/${route}`);
  });

  test.each(fields)('"%s" finds a call with this field first', (query, route) => {
    expect(routesFor(engine, query)[0]).toMatch(route);
  });
});
