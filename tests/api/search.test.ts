import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textFolders } from '../../plugins/texts/document';
import { readFrontMatter } from '../../plugins/texts/frontMatter';
import { apiItems } from '../../src/api/openapi/items';
import { operationsOf, webhooksOf } from '../../src/api/openapi/operations';
import { operationQuestions } from '../../src/api/search/questions';
import { apiSearchPages } from '../../src/api/search/searchPages';
import { search } from '../../src/config/search';
import { filesBelow } from '../../src/data/filesBelow';
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
  ['rate nps', 'capi/#operation/chatRate'],
  ['sendEvent', 'sapi/#operation/sendEvent'],
  ['setWebhook', 'sapi/#operation/setWebhook'],
  ['rateResponse', 'sapi/#operation/rateResponse'],
  ['Chat.update', 'capi/#operation/chatUpdate'],
  ['euid', 'capi/#operation/chatEvent'],
  ['reply_to', 'sapi/#operation/sendRequest'],
  ['infosrvid', 'capi/#operation/receiveWebhook'],
  ['/api/v1/event', 'sapi/#operation/eventV1'],
  ['api/v1/event/', 'sapi/#operation/eventV1'],
  ['422', 'capi/#error/422'],
  ['health_check', 'capi/#operation/getHealthCheck'],
];

/** Names that several calls or both references have: any of them may come first. */
const fields: [string, RegExp][] = [
  ['DialogUID', /sapi\/#operation\/\w+V1$/],
  ['using_cache default value', /sapi\/#operation\/(?:sendRequest|sendEvent|rateResponse)$/],
  ['WebhookMessage', /[cs]api\/#schema\/WebhookMessage$/],
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

  test('every call that is not replaced has three to eight questions, and no other call or page has the same', () => {
    const calls = ids.flatMap((id) => [...operationsOf(served[id]), ...webhooksOf(served[id])]);
    const current = calls
      .filter(({ operation }) => !operation.deprecated)
      .map(({ operation }) => operation.operationId);
    expect(Object.keys(operationQuestions).sort()).toEqual([...new Set(current)].sort());
    const own = Object.values(operationQuestions);
    expect(own.filter((questions) => questions.length < 3 || questions.length > 8)).toEqual([]);
    const ofPages = Object.keys(textFolders)
      .flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`))
      .filter((file) => /\.mdx?$/.test(file))
      .flatMap((file) => {
        const { fields } = readFrontMatter(readFileSync(file, 'utf8').split('\n'));
        return (fields.get('questions')?.value ?? []) as string[];
      });
    expect(ofPages.length).toBeGreaterThan(100);
    const all = [...own.flat(), ...ofPages].map((question) => question.toLowerCase());
    console.log(`search: ${own.flat().length} questions of calls, ${ofPages.length} of pages`);
    expect(all.filter((question, at) => all.indexOf(question) < at)).toEqual([]);
    expect(own.flat().filter((question) => !/^\p{Lu}[^?]{10,88}\?$/u.test(question))).toEqual([]);
  });

  test.each(Object.entries(operationQuestions))(
    'the first question of %s finds it among the first three',
    (id, [question = '']) => {
      expect(routesFor(engine, question).slice(0, 3).join(' ')).toContain(`#operation/${id}`);
    },
  );
});
