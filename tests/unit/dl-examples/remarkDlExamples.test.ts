import remarkDlExamples from '@site/plugins/transforms/dl-examples/remarkDlExamples';
import remarkDlCode from '@site/plugins/transforms/remark/remarkDlCode';
import type { BaseSource } from '@site/src/dl';
import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { PluggableList } from 'unified';
import { describe, expect, it } from 'vitest';
import { runText } from '../elements/runText';

const pip: BaseSource = {
  rules: [
    { file: 'one.dl', text: 'BEGIN one\n$ one\n# 1\nEND\n' },
    { file: 'two.dl', text: 'BEGIN two\n$ two\n# [%user_name]\nEND\n' },
  ],
  dictionaries: { yes: ['yes', 'sure'] },
  variables: ['user_name Nina'],
};
const plugins: PluggableList = [[remarkDlExamples, { bases: new Map([['pip', () => pip]]) }]];

async function nodesOf(text: string): Promise<RootContent[]> {
  const { tree, faults } = await runText(text, 'docs/page.mdx', plugins);
  expect(faults).toEqual([]);
  return tree.children;
}

const attributesOf = (node: RootContent | undefined) =>
  node?.type === 'mdxJsxFlowElement'
    ? Object.fromEntries(node.attributes.map((one) => [one.type === 'mdxJsxAttribute' ? one.name : '', one.value]))
    : undefined;

const setupIn = (node: RootContent | undefined): unknown => JSON.parse(String(attributesOf(node)?.['setup']));

const fence = (meta: string, body: string) => `\`\`\`${meta}\n${body}\n\`\`\`\n`;

describe('an example in the page', () => {
  it('becomes DlExample around its code block, with what the reader does not see', async () => {
    const [example] = await nodesOf(fence('dl title="Ask for it" {1} wrap', '$ a\n# b'));
    expect(attributesOf(example)).toEqual({ id: 'dl-ask-for-it' });
    expect(example).toMatchObject({
      name: 'DlExample',
      children: [{ type: 'code', lang: 'dl', value: '$ a\n# b', meta: 'title="Ask for it" {1} wrap' }],
    });
  });

  it('has no setup when the reader sees everything', async () => {
    const [example] = await nodesOf(fence('dl title="A file"', 'BEGIN a\n$ a\n# b\nEND'));
    expect(attributesOf(example)).toEqual({ id: 'dl-a-file' });
  });

  it('has an id of its own', async () => {
    const rule = fence('dl title="Rule"', '$ a\n# b');
    const ids = (await nodesOf(`${rule}\n${rule}`)).map((node) => attributesOf(node)?.['id']);
    expect(ids).toEqual(['dl-rule', 'dl-rule-1']);
  });

  it('stands on the examples that it extends, each once, and on their base', async () => {
    const text = [
      fence('dl title="One" name=one base=pip', '$ a\n# [%user_name]'),
      fence('dl title="Two" name=two extends=one', '$ b\n# b'),
      fence('dl title="Three" extends="one, two"', '$ [dict(yes)]\n# c'),
    ].join('\n');
    expect(setupIn((await nodesOf(text))[2])).toEqual({
      rules: 'BEGIN one\n$ a\n# [%user_name]\nEND\n\nBEGIN two\n$ b\n# b\nEND',
      assistant: 'pip',
    });
  });

  it('takes dictionaries, variables, functions and spelling from the fences above it only', async () => {
    const text = [
      fence('dl title="Before"', '$ a\n# b'),
      fence('dl-base dictionary=city title="Cities"', 'Omsk\nTomsk'),
      fence('dl-base variables title="Variables"', 'user_a 1'),
      fence('dl-base functions title="Functions"', 'TEXT One() 1'),
      fence('dl-base functions title="More functions"', 'TEXT Two() [@One()]2'),
      fence('dl-base spelling title="Spelling"', 'parcel = parsel'),
      fence('dl title="After"', '$ [dict(city)]\n# [@Two()] [%user_a]'),
    ].join('\n');
    const nodes = await nodesOf(text);
    expect(attributesOf(nodes[0])).not.toHaveProperty('setup');
    expect(nodes[1]).toMatchObject({ type: 'code', lang: 'dl-base', meta: 'title="Cities"', value: 'Omsk\nTomsk' });
    expect(setupIn(nodes[6])).toMatchObject({
      dictionaries: { city: ['Omsk', 'Tomsk'] },
      variables: ['user_a 1'],
      functions: ['TEXT One() 1', '', 'TEXT Two() [@One()]2'],
      spelling: ['parcel = parsel'],
    });
  });

  it('shows the rule files of an assistant', async () => {
    const [example] = await nodesOf('```dl title="All rules" file=pip\n```\n');
    expect(example).toMatchObject({
      children: [{ value: 'BEGIN one\n$ one\n# 1\nEND\n\nBEGIN two\n$ two\n# [%user_name]\nEND' }],
    });
    expect(setupIn(example)).toEqual({ assistant: 'pip' });
  });

  it('that must fail can be mended in the page; one that is not checked is a mere block', async () => {
    const text = [
      fence('dl title="Wrong: no dictionary" error=10304', '$ [dict(a)]\n# b'),
      fence('dl title="A service" unchecked="The engine has no services."', '$ [service]'),
    ].join('\n');
    expect(await nodesOf(text)).toMatchObject([
      // The name of the dictionary.
      { name: 'DlExample', children: [{ data: { hProperties: { wrong: '8-9' } } }] },
      { type: 'code', meta: 'title="A service"' },
    ]);
  });
});

describe('a dialog in the page', () => {
  const rules = fence(
    'dl title="Rules" base=pip',
    'BEGIN a\n$ my name is *\n# Hi [%user_name]\nEND\nBEGIN b\n$ *\n# What?\nEND',
  );

  it('becomes a figure without the lines that only the build reads, and gives its phrases to the playground', async () => {
    const dialog = fence(
      'dl-dialog title="Talk"',
      'User: my name is Ann\nPip: Hi Nina\n= rule a\n= weight 98304\nUser: well\nPip: What?',
    );
    const [example, figure, ...rest] = await nodesOf(`${rules}\n${dialog}`);
    expect(attributesOf(example)?.['phrases']).toBe('["my name is Ann","well"]');
    expect(attributesOf(figure)).toEqual({ className: 'dos-dialog' });
    expect(textOf(figure)).toBe('TalkUser: my name is AnnPip: Hi NinaUser: wellPip: What?');
    expect(rest).toEqual([]);
  });

  it.each([
    ['Yes[br]or no', '"Yes ⏎ or no". Fix: write "Pip: Yes" below this line, and what follows in indented lines.'],
    ['[inf]{Yes}', '[Yes]. Fix: give the reply a text, because a dialog shows no buttons without one.'],
  ])('that lacks the reply %s is told how to show it', async (answer, advice) => {
    const text = `${fence('dl title="Rule"', `$ a\n# ${answer}`)}\n${fence('dl-dialog title="Talk"', 'User: a')}`;
    const { faults } = await runText(text, 'docs/page.mdx', plugins);
    expect(faults).toEqual([expect.stringContaining(`expected no reply, found ${advice}`)]);
  });

  it('has a fold with winner, weights, sums and what was taken over where the writer asks for it', async () => {
    const dialog = fence('dl-dialog title="Talk" why', 'User: my name is Ann\nPip: Hi Nina');
    const [, , fold] = await nodesOf(`${rules}\n${dialog}`);
    expect(fold).toMatchObject({ name: 'details' });
    const rows = (fold as { children: { type: string; children: unknown[] }[] }).children
      .filter(({ type }) => type === 'table')
      .flatMap(({ children }) => children as RootContent[])
      .map((row) => ('children' in row ? row.children.map((cell) => textOf(cell)) : []));
    expect(rows).toEqual([
      ['Rule', 'Question', 'Weight', 'Sum'],
      ['a', 'dl:$ my name is *', '98,304', '6 × 16,384 (Length)'],
      ['b', 'dl:$ *', '0', 'stars only'],
    ]);
    expect(textOf(fold)).toContain('Taken over: dl:[*1] = Ann.');
  });

  it('changes variables by events, waits for an operator, and expects silence where Pip has no line', async () => {
    const text = [
      fence('dl title="Call" base=pip', '$ call *\n# Calling. [operator]'),
      fence(
        'dl-dialog title="Hand-over"',
        'Event: the chat is opened\nSet: user_name = Ann\nUser: well\nUser: call them\nPip: Calling.\n= operator_state active\n= user_name Ann\nOperator: Hello.\nUser: call\nSet: operator_state = closed\nUser: call\nPip: Calling.',
      ),
    ].join('\n');
    expect(await nodesOf(text)).toHaveLength(2);
  });

  it('takes the clock and the seed from its fence', async () => {
    const text = [
      fence('dl title="Time"', '$ time\n# [@Time()] {a/b/c/d/e/f/g/h}'),
      fence('dl-dialog title="Noon" clock=2026-11-21T12:00', 'User: time\nPip: 12:00 h // one of eight'),
    ].join('\n');
    expect(await nodesOf(text)).toHaveLength(2);
  });
});

describe('a lesson in the page', () => {
  const lesson = (name: string, meta = '') =>
    fence(
      `dl-lesson title="Say it" name=${name}${meta}`,
      'task: Say `dl:$`.\nstart: $ no\nsolution: |\n  $ a\n  # b\ncheck:\n  - say: a\n    reply: b\nwrong:\n  - answer: |\n      $ a\n      # c\n    hint: Not c.\nhint: b\nnote: That is *all*.',
    );

  it('becomes its task and the folded solution, and what the check needs is imported on first use', async () => {
    const [loader, section, other] = await nodesOf(`${lesson('one')}\n${lesson('two', ' base=pip')}`);
    expect(attributesOf(section)).toEqual({
      className: 'dos-lesson',
      id: 'task-one',
      'aria-labelledby': 'task-one-title',
    });
    expect(textOf(section)).toBe('Say dl:$.Solution$ a\n# bThat is all.');
    const [element, fold] = (section as { children: RootContent[] }).children;
    expect(fold).toMatchObject({ name: 'details', children: [{ name: 'summary' }, { type: 'code', lang: 'dl' }, {}] });
    const { load, ...parts } = attributesOf(element) ?? {};
    expect(parts).toEqual({ name: 'one', all: 'one two', title: 'Say it' });
    expect(load).toMatchObject({ value: 'loadLessons' });
    const { value } = loader as { value: string };
    const [, address = ''] =
      /^export const loadLessons = \(\) => import\("data:application\/json,(.+)"\)$/.exec(value) ?? [];
    const lessons = JSON.parse(decodeURIComponent(address));
    expect(lessons['one']).toEqual({
      start: '$ no',
      check: [{ say: 'a', replies: ['b'] }],
      mistakes: [{ fails: '~c', hint: 'Not c.' }],
      hint: 'b',
    });
    expect(JSON.parse(lessons['two'].setup)).toEqual({ assistant: 'pip' });
    expect(attributesOf(other)?.['id'], 'one file holds all lessons of a page').toBe('task-two');
  });

  it('about a dictionary shows its lines', async () => {
    const text = [
      fence('dl-base dictionary=city title="Cities"', 'Omsk'),
      fence('dl title="Rule" name=rule', '$ [dict(city)]\n# b'),
      fence(
        'dl-lesson title="Tomsk" name=tomsk extends=rule dictionary=city',
        'task: Add Tomsk.\nstart: Omsk\nsolution: |\n  Omsk\n  Tomsk\ncheck:\n  - say: Tomsk\n    reply: b\nwrong:\n  - answer: Omsk Tomsk\n    contains: Tomsk\n    hint: Two lines.\nhint: A line.',
      ),
    ].join('\n');
    const section = (await nodesOf(text)).at(-1);
    expect(section).toMatchObject({ children: [{}, { children: [{}, { lang: 'dl-base', value: 'Omsk\nTomsk' }] }] });
  });
});

describe('DL in a sentence', () => {
  const htmlOf = async (text: string) => {
    const { tree, faults } = await runText(text, 'docs/page.mdx', [remarkDlCode]);
    const spans: string[] = [];
    const [paragraph] = tree.children;
    const [code] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    for (const child of code?.type === 'mdxJsxTextElement' ? code.children : []) {
      const [role] = child.type === 'mdxJsxTextElement' ? child.attributes : [];
      spans.push(role === undefined ? textOf(child) : `${String(role.value).replace('token ', '')}:${textOf(child)}`);
    }
    return { spans, faults, name: code?.type === 'mdxJsxTextElement' ? code.name : code?.type };
  };

  it.each([
    ['a whole line', '`dl:$ hi *`', ['keyword:$', ' hi ', 'number:*']],
    ['a piece of a question', '`dl:{my/the/--}`', ['number:{', 'my', 'number:/', 'the', 'number:/', '--', 'number:}']],
    ['a piece of an answer', '`dl:[br]`', ['keyword:[br]']],
    ['a piece that follows another one', '`dl:[else]{a}`', ['keyword:[else]', '{', 'a', '}']],
    ['a reference to the question', '`dl:[&dict(1,norm)]`', ['name:[&dict(1,norm)]']],
    ['a label without its name', '`dl:--Label`', ['keyword:--Label']],
    ['a space after the mark', '`dl: **`', ['number:**']],
    ['words alone', '`dl:hello`', ['hello']],
  ])('%s is coloured', async (_what, text, spans) => {
    expect(await htmlOf(text)).toEqual({ spans, faults: [], name: 'code' });
  });

  it('other code is left alone', async () => {
    expect(await htmlOf('`that_anchor`')).toMatchObject({ name: 'inlineCode' });
  });

  it('an empty one stops the build', async () => {
    expect((await htmlOf('\n\n`dl: `')).faults).toEqual([
      'docs/page.mdx:3: the code has no DL after "dl:". Fix: write `dl:[*]`.',
    ]);
  });
});
