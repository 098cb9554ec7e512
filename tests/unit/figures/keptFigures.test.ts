import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test, vi } from 'vitest';
import remarkFigures from '../../../plugins/figures/remarkFigures';

const alt = 'A sleeper wakes up when the ground shakes, and this sentence is long enough to be a text alternative.';
const fence = (title: string, text: string) => `\`\`\`state-diagram title="${title}" alt="${alt}"\n${text}\n\`\`\`\n`;

/** What a text asks for, and what becomes of it. */
function ask(source: string, path = 'docs/page.mdx') {
  const keep = vi.fn((_name: string, _inputs: readonly string[], make: () => unknown) => make());
  const processor = unified()
    .use(remarkParse)
    .use(remarkFigures, { keep: keep as never });
  processor.runSync(processor.parse(source), new VFile({ path, value: source }));
  expect(keep).toHaveBeenCalledTimes(1);
  return JSON.stringify(keep.mock.calls[0]?.[1]);
}

const first = fence('sleep', 'Asleep -> Awake: noise');

test('a figure is asked for by everything that it is drawn from', () => {
  expect(ask(first)).toBe(ask(`A sentence before it.\n\n${first}`));
  const others = [fence('rest', 'Asleep -> Awake: noise'), fence('sleep', 'Asleep -> Awake: light')];
  const asked = [ask(first), ...others.map((other) => ask(other)), ask(first, 'docs/other.mdx')];
  expect(new Set(asked).size).toBe(4);
});

test('a figure that was kept is put in its place', () => {
  const kept = { type: 'text', value: 'kept' };
  const processor = unified()
    .use(remarkParse)
    .use(remarkFigures, { keep: (() => kept) as never });
  const tree = processor.runSync(processor.parse(first), new VFile({ path: 'docs/page.mdx', value: first }));
  expect(tree).toMatchObject({ children: [kept] });
});
