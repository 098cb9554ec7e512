import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readRoutes } from '../../../src/data/readRoutes';
import { releaseLists } from '../../../src/data/releaseLists';
import { headOf } from '../../../src/data/textHead';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'routes-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const text = (title: string) => `---\ntitle: ${title}\ndescription: "About ${title}."\n---\n\nText.\n`;

describe('readRoutes', () => {
  test('kind and source follow from address and tree; release notes and their lists need no entry', () => {
    const listed = ['/', '/a/b', '/notes', '/titlePage', '/api/capi/'].map((one) => ({ path: one, section: 'S' }));
    write('src/data/routes.json', JSON.stringify(listed));
    write('docs/intro.mdx', text('Start'));
    write('docs/a/b.mdx', text('B'));
    write('src/pages/notes.md', text('Notes'));
    write('src/pages/titlePage.tsx', '');
    write('static/api/capi.json', '{}');
    write('blog/2023-01-03-0.2.0.mdx', text('Release 0.2.0'));
    write('blog/2023-01-01-0.1.0.mdx', text('Release 0.1.0'));
    write('blog/tags.yml', 'news:\n  label: news\n');
    expect(readRoutes(root).map((route) => [route.path, route.kind, route.title, route.source])).toEqual([
      ['/', 'doc', 'Start', 'docs/intro.mdx'],
      ['/a/b', 'doc', 'B', 'docs/a/b.mdx'],
      ['/blog', 'blog-list', 'Release notes', 'blog/'],
      ['/blog/archive', 'blog-list', 'Archive of release notes', 'blog/'],
      ['/blog/tags', 'blog-tag', 'Tags of release notes', 'blog/tags.yml'],
      ['/blog/tags/news', 'blog-tag', 'Posts with the tag news', 'blog/tags.yml'],
      ['/blog/0.2.0', 'blog', 'Release 0.2.0', 'blog/2023-01-03-0.2.0.mdx'],
      ['/blog/0.1.0', 'blog', 'Release 0.1.0', 'blog/2023-01-01-0.1.0.mdx'],
      ['/notes', 'standalone', 'Notes', 'src/pages/notes.md'],
      ['/titlePage', 'standalone', 'Title page', 'src/pages/titlePage.tsx'],
      ['/api/capi/', 'api', 'Chat API reference', 'static/api/capi.json'],
    ]);
  });

  test('a post without a date and a version in its name has no route', () => {
    for (const name of ['2026-13-40-0.73.0', '2026-12-0.73.0', 'release-0.73.0']) write(`blog/${name}.mdx`, text(name));
    expect(readRoutes(root).filter(({ kind }) => kind === 'blog')).toEqual([]);
  });

  test('a project without texts has no routes', () => {
    expect(readRoutes(root)).toEqual([]);
  });

  test.each([
    ['[{ "path": "/a", "section": "S", "title": "A" }]', ': entry 1 is {"path":"/a","section":"S","title":"A"}. Fix:'],
    ['[{ "path": "/a", "section": "S" }, { "path": "/b" }]', ': entry 2 is {"path":"/b"}. Fix: write { "path":'],
    ['[{ "path": "a", "section": "S" }]', ': entry 1 is {"path":"a","section":"S"}.'],
    ['[null]', ': entry 1 is null. Fix: write { "path":'],
    ['[{ "path": "/a", }]', ':1:18 is not valid JSON.'],
    ['[{ "path": "/a", "section": "S" },\n<<<<<<< HEAD\n{ "path": "/b" }]', ':2:1 is not valid JSON.'],
    ['[{ "path": "/a", "section": "S" },\n]\n', ':2:1 is not valid JSON.'],
    ['[{ "path": "/a", "section": "S" }\n', ':2:1 is not valid JSON.'],
  ])('%s is refused', (list, words) => {
    write('src/data/routes.json', list);
    expect(() => readRoutes(root)).toThrow(`src/data/routes.json${words}`);
  });

  test('a page of code without a title is refused', () => {
    write('src/data/routes.json', '[{ "path": "/other", "section": "S" }]');
    write('src/pages/other.tsx', '');
    expect(() => readRoutes(root)).toThrow(
      'src/pages/other.tsx has no front matter, and src/data/codePages.ts has no /other. Fix: add it there.',
    );
  });
});

describe('releaseLists', () => {
  const posts = Array.from({ length: 11 }, (_, index) => ({
    version: `0.${11 - index}.0`,
    date: `2023-01-${String(21 - index)}`,
    source: '',
  }));
  const listsOf = (count: number) => releaseLists(posts.slice(-count), ['news']);

  test('the eleventh release note makes a second page of each list', () => {
    const paths = (count: number) => listsOf(count).map((route) => route.path);
    expect(paths(10)).toEqual(['/blog', '/blog/archive', '/blog/tags', '/blog/tags/news']);
    expect(paths(11).filter((one) => !paths(10).includes(one))).toEqual(['/blog/page/2', '/blog/tags/news/page/2']);
  });

  test('titles and descriptions name the release notes of the page', () => {
    const second = listsOf(11).find((route) => route.path === '/blog/tags/news/page/2');
    expect(second?.title).toBe('Posts with the tag news, page 2');
    expect(second?.description).toBe('DialogOS release notes with the tag news, page 2 of 2: releases 0.1.0 to 0.1.0.');
    const archive = listsOf(11).find((route) => route.path === '/blog/archive');
    expect(archive?.description).toBe(
      'All 11 DialogOS release notes by year, from 0.1.0 in January 2023 to 0.11.0 in January 2023.',
    );
  });
});

describe('headOf', () => {
  test.each([
    ['title: Branches', 'Branches'],
    ['title: "Branches: copies"', 'Branches: copies'],
    ["title: 'It''s'", "It's"],
    ['title: "A \\"word\\""', 'A "word"'],
    ['title: About `x` # a remark', 'About `x`'],
    ['title: true', ''],
    ['title: 404', ''],
    ['title: >-', ''],
    ['other: x', ''],
    ['title: [a', ''],
  ])('%s', (line, title) => {
    expect(headOf(`---\n${line}\ndescription: D\n---\n\ntitle: no\n`)).toEqual({ title, description: 'D' });
    expect(headOf(`---\r\n${line}\r\ndescription: D\r\n---\r\n`)).toEqual({ title, description: 'D' });
  });

  test('a text without front matter has none', () => {
    expect(headOf('title: no\n')).toEqual({ title: '', description: '' });
  });
});
