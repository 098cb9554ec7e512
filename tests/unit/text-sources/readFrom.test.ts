import { remarkPlugins } from '@site/plugins/transforms/markdownPlugins';
import remarkChangedIn from '@site/plugins/transforms/remark/remarkChangedIn';
import rehypeSources from '@site/plugins/transforms/text-sources/rehypeSources';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';

const page = 'docs/development/branches.mdx';
const ownChanges = 'digest:changes/docs+development+branches.mdx.json';

async function sourcesOf(text: string, path = page): Promise<string[]> {
  const plugins = path.startsWith('docs') ? [...remarkPlugins, [remarkChangedIn, { baseUrl: '/' }]] : remarkPlugins;
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter)
    .use(plugins as typeof remarkPlugins);
  const file = new VFile({ path, value: text });
  file.data = { frontMatter: {} };
  await processor.run(processor.parse(file), file);
  return [...(file.data.sources ?? [])].sort();
}

const facts = (...names: string[]) => ['digest:titles.json', ...names.map((name) => `src/data/facts/${name}.yml`)];
const everyDoc = [ownChanges, 'src/data/facts/kinds.yml'];

test.each([
  ['A text.', []],
  ['At most <Fact name="limits.branches.value" />.', facts('limits')],
  ['<FactTable of="support.urgencies" columns="number: Urgency" />', facts('support')],
  ['<Limits of="branches" />', facts('limits')],
  ['<MessageTable of="branches" />', facts('messages')],
  ['A <Term>hand-over</Term>.', facts('glossary')],
  ['<Glossary letters="a-c" />', facts('glossary')],
  ['<VariableFacts name="user_name" />', facts('limits', 'variables')],
  ['<Since release="0.33.0" feature="tables" />', ['digest:introductions.json', 'src/data/facts/features.yml']],
  ['<NewestRelease />', ['digest:newest.json']],
  [
    '```dl title="Ask" base=pip\n$ * zzz *\n# An answer.\n```',
    ['complaints', 'operator', 'pickup', 'small_talk', 'tariffs', 'track'].map(
      (skill) => `src/data/pip/rules/${skill}.dl`,
    ),
  ],
])('%s remembers what it was made with, and nothing else', async (text, sources) => {
  expect(await sourcesOf(text)).toEqual([...new Set([...everyDoc, ...sources])].sort());
});

test('an item of a release note remembers the registers that it is compared with', async () => {
  const text = '## New\n\n- <Change area="web-chat" features="chatter-a11y" /> The [web chat](/channels/chatter).';
  expect(await sourcesOf(text, 'blog/2023-01-01-0.99.0.mdx')).toEqual(facts('areas', 'features', 'kinds'));
});

test('what was remembered is written into the compiled text', () => {
  const file = new VFile({ path: page });
  file.data = { sources: new Set(['src/data/facts/limits.yml', 'digest:titles.json']) };
  const tree = { type: 'root' as const, children: [] };
  rehypeSources()(tree, file);
  expect(JSON.stringify(tree)).toContain('"text-sources:digest:titles.json src/data/facts/limits.yml"');
});
