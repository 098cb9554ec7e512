import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSite } from '../../plugins/content-lint/site';
import { routes } from '../../src/data/siteRoutes';
import { docBrief, plannedRoutes, postBrief } from './briefs';
import { missingInDoc, missingInPost } from './missingParts';
import { faultsOfList, parseUnfinished } from './unfinishedList';

/** Lower this number when pages leave the list; never raise it. */
const mostUnfinished = 20;

const site = readSite(process.cwd());
const text = readFileSync('tests/content/unfinished.txt', 'utf8');
const planned = routes.filter(({ kind }) => kind === 'doc' || kind === 'blog');
const missing = new Map(
  planned.map((route) => {
    const document = site.documentOf(route);
    if (!document) {
      return [route.source, ['the file']];
    }
    return [
      route.source,
      route.kind === 'doc'
        ? missingInDoc(document, docBrief(route.path))
        : missingInPost(document, postBrief(route.path)),
    ];
  }),
);

describe('unfinished pages', () => {
  test('the list names exactly the pages that do not meet their brief, and it does not grow', () => {
    const listed = parseUnfinished(text).length;
    console.log(`${missing.size} pages and posts compared with their briefs, ${missing.size - listed} finished`);
    expect(missing.size).toBeGreaterThan(0);
    expect(faultsOfList({ text, missing, most: mostUnfinished })).toEqual([]);
  });

  test.each(['/', '/content', '/about/terms'])('the model page %s is finished', (path) => {
    const route = planned.find((candidate) => candidate.path === path);
    expect(missing.get(route?.source ?? '')).toEqual([]);
  });

  test('every plan belongs to a route, and every page has the pattern of its plan', () => {
    const paths = planned.map(({ path }) => path);
    expect(plannedRoutes.filter((route) => !paths.includes(route))).toEqual([]);
    const docs = planned.filter(({ kind }) => kind === 'doc');
    const patterns = docs.map((route) => [
      route.path,
      site.documentOf(route)?.frontMatter.fields.get('pattern')?.value,
    ]);
    expect(patterns).toEqual(docs.map(({ path }) => [path, docBrief(path).pattern]));
  });

  test('every link of a plan is a route', () => {
    const paths = new Set(routes.map(({ path }) => path));
    const links = planned.flatMap(({ kind, path }) => (kind === 'doc' ? docBrief(path) : postBrief(path)).links);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
  });
});
