import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Kept } from '../../../plugins/build/kept/kept';
import { sharedParser } from '../../../plugins/texts/sharedParser';
import remarkKeptTree from '../../../plugins/transforms/remark/remarkKeptTree';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trees-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = '| a |\n|---|\n| b |\n';

/** A process that parses with these plugins: its tree of a text, and how many texts it has parsed itself. */
function processWith(plugins: PluggableList) {
  const processor = unified().use(remarkParse).use(plugins).freeze();
  const parse = vi.fn((source: string) => processor.parse(source));
  const results = new Kept({ folder, code: '' });
  const treeOf = sharedParser(parse);
  return { tree: () => treeOf(text, results), parsed: () => parse.mock.calls.filter(([one]) => one === text).length };
}

test('a text is parsed once for two processes, which get the same tree', () => {
  const [checks, site] = [processWith([remarkMdx, remarkGfm]), processWith([remarkMdx, remarkGfm])];
  const tree = checks.tree();
  expect(tree.children.map(({ type }) => type)).toEqual(['table']);
  expect(site.tree()).toEqual(tree);
  expect([checks.parsed(), site.parsed()]).toEqual([1, 0]);
});

test('a parser that reads other syntax gets no tree of another one', () => {
  const [checks, site] = [processWith([remarkMdx, remarkGfm]), processWith([remarkMdx])];
  checks.tree();
  expect(site.tree().children.map(({ type }) => type)).toEqual(['paragraph']);
  expect(site.parsed()).toBe(1);
});

test('the compiler of the pages parses nothing that the checks have parsed', () => {
  processWith([remarkMdx, remarkGfm]).tree();
  const results = new Kept({ folder, code: '' });
  const compiler = unified()
    .use(remarkParse)
    .use([remarkMdx, [remarkKeptTree, results], remarkGfm]);
  expect((compiler.parse(text) as { children: { type: string }[] }).children.map(({ type }) => type)).toEqual([
    'table',
  ]);
  expect(results.counts).toEqual({ asked: 1, found: 1 });
});
