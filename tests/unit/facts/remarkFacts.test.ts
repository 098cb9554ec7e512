import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import remarkFacts from '../../../plugins/transforms/remark/remarkFacts';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFacts);

const run = async (text: string): Promise<Root> =>
  (await processor.run(processor.parse(text), { path: 'docs/x.mdx', value: text })) as Root;

const textsOf = async (text: string): Promise<string[]> => (await run(text)).children.map((node) => textOf(node));

/** The cells of the first table. */
async function cellsOf(text: string): Promise<string[][]> {
  const [table]: RootContent[] = (await run(text)).children;
  return table?.type === 'table' ? table.children.map((row) => row.children.map((cell) => textOf(cell))) : [];
}

const faultOf = (text: string): Promise<string> =>
  run(text).then(
    () => 'no fault',
    (fault: Error) => fault.message,
  );

describe('<Fact>', () => {
  test.each([
    ['limits.branches.value', '10'],
    ['limits.answer-text.value', '4,000'],
    ['limits.answer-text', '4,000 characters'],
    ['limits.session-timeout', '5–1,440 minutes, 30 by default'],
    ['sample.september.sessions', '7,500'],
    ['sample.september.recognised-share', '87.5%'],
    ['sample.september.average-time', '4:12'],
    ['sample.ids.buid', 'd3f8a6b2-71c4-4e95-8b0d-5a2f9e64c710'],
    ['channels.telegram.checked', '2026'],
    ['messages.U-103', '{member} is editing this element. You can read it.'],
    ['rights.publish', 'Publish, roll back, stop, start'],
    ['reports.attendance.columns.0', 'Date'],
    ['hotkeys.save.keys', 'Ctrl+Enter'],
    ['hotkeys.zoom-in.keys', '+'],
    ['hotkeys.go-to-skills.keys', 'G then S'],
    ['glossary.branch.page', 'Branches'],
    ['limits.branches.object', 'Branches besides main'],
  ])('%s is "%s" in a sentence and alone', async (name, shown) => {
    expect(await textsOf(`It is <Fact name="${name}" /> here.`)).toEqual([`It is ${shown} here.`]);
    expect(await textsOf(`<Fact name="${name}" />`)).toEqual([shown]);
  });

  test('it works in headings, lists, cells and bold text', async () => {
    const fact = '<Fact name="limits.branches.value" />';
    expect(await textsOf(`## Up to ${fact}\n\n- **${fact}** branches\n\n| Limit |\n| --- |\n| ${fact} |\n`)).toEqual([
      'Up to 10',
      '10 branches',
      'Limit10',
    ]);
  });

  test('neighbours in one sentence are all replaced, and no element of ours is left', async () => {
    const fact = '<Fact name="limits.branches.value" />';
    const tree = await run(`${fact}${fact} and ${fact}\n\n<Limits of="branches" />\n\n<Limits of="goto" />\n`);
    const left: string[] = [];
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        left.push(node.name ?? '');
      }
    });
    expect(left).toEqual([]);
    expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'table', 'table']);
    expect(textOf(tree.children[0])).toBe('1010 and 10');
  });

  test('other elements stay as they are', async () => {
    const tree = await run('<Steps>\n\nUp to <Fact name="limits.branches.value" />.\n\n</Steps>\n');
    expect(tree.children[0]).toMatchObject({ type: 'mdxJsxFlowElement', name: 'Steps' });
    expect(textOf(tree)).toBe('Up to 10.');
  });
});

describe('tables', () => {
  test('<Limits> shows the limits of a topic', async () => {
    expect((await cellsOf('<Limits of="goto" />')).slice(0, 2)).toEqual([
      ['Limit', 'Value', 'Applies to'],
      ['"Answer now" steps in one turn', '3', 'turn'],
    ]);
  });

  test('<MessageTable> shows messages word for word, by code in the given order', async () => {
    expect(await cellsOf('<MessageTable codes="U-119 U-102" />')).toEqual([
      ['Code', 'Message', 'Where', 'What to do'],
      ['U-119', 'The branch was changed after the merge. The merge cannot be undone.', 'Undo merge', '—'],
      [
        'U-102',
        'The code may hold Latin lower-case letters, digits, "_" and "-", and must start with a letter.',
        'code field',
        'correct the code',
      ],
    ]);
  });

  test('<MessageTable> shows the messages of a topic', async () => {
    const codes = (await cellsOf('<MessageTable of="branches" />')).map(([code]) => code);
    expect(codes).toEqual(['Code', 'U-103', 'U-117', 'U-119']);
  });

  test('<FactTable> shows chosen fields of chosen entries', async () => {
    const table =
      '<FactTable of="rights" columns="id: Id, name: Right, has.manager: Manager" rows="train edit-rules" />';
    expect(await cellsOf(table)).toEqual([
      ['Id', 'Right', 'Manager'],
      ['train', 'Train', 'yes'],
      ['edit-rules', 'Edit rules in code', 'no'],
    ]);
  });

  test('<FactTable> chooses by a value, also one of a list, and fills empty cells', async () => {
    const table =
      '<FactTable of="hotkeys" columns="keys: Key, macos: On macOS, action: Action" where="where: code editor" />';
    expect((await cellsOf(table)).slice(1, 3)).toEqual([
      ['Ctrl+Space', '⌥+Esc', 'Show suggestions'],
      ['Ctrl+/', 'Control+/', 'Comment or uncomment the lines'],
    ]);
    expect((await cellsOf(table)).at(-1)).toEqual(['Shift+F8', '—', 'Previous error']);
  });

  test('<FactTable> shows groups inside a file, lists of texts too', async () => {
    expect((await cellsOf('<FactTable of="sample.depth-groups" columns="group: Group, share: Share" />'))[1]).toEqual([
      '1',
      '25.0%',
    ]);
    expect((await cellsOf('<FactTable of="sample.assistant.skills" columns="id: Code, value: Skill" />'))[2]).toEqual([
      'track',
      'Track a parcel',
    ]);
    expect(await cellsOf('<FactTable of="voice.unsupported" columns="value: Mark" />')).toHaveLength(8);
  });
});

describe('<RightsNeeded>', () => {
  test.each([
    [
      'publish',
      'You need the Publish, roll back, stop, start right. The built-in roles Administrator and Manager have it.',
    ],
    [
      'teach',
      'You need the Teach from unrecognised requests right. The built-in roles Administrator, Manager, Developer, Editor and Analyst have it.',
    ],
    ['roles', 'You need the Manage roles right. Of the built-in roles, only Administrator has it.'],
    ['test-chat', 'You need the Use the test chat right. Every built-in role has it.'],
  ])('%s', async (right, sentence) => {
    expect(await textsOf(`<RightsNeeded right="${right}" />`)).toEqual([sentence]);
  });
});

describe('wrong input', () => {
  test.each([
    ['<Fact name={3} />', '"name" of <Fact> is not a text. Fix: write name="…".'],
    ['<Fact {...props} />', '<Fact> has attributes in braces. Fix: write name with texts in quotation marks.'],
    ['<Fact />', '<Fact> has no "name". Fix: write <Fact name="…" />.'],
    ['<Fact name="x">10</Fact>', '<Fact> has content, which would be lost. Fix: close it immediately: <Fact … />.'],
    [
      '<Fact name="limits.branches.value.unit" />',
      'there is no fact "limits.branches.value.unit". Fix: write "limits.branches.value".',
    ],
    [
      '<Fact name="limit.branches.value" />',
      'there is no fact "limit.branches.value". Fix: write "limits.branches.value".',
    ],
    ['<Fact name="toString" />', 'there is no fact "toString". Fix: write one of analytics, areas, '],
    [
      '<MessageTable />',
      '<MessageTable> needs either "codes" or "of". Fix: write codes="U-103 U-117" or of="branches".',
    ],
    ['<MessageTable of="branche" />', 'there are no messages of "branche". Fix: write "branches".'],
    [
      '<FactTable of="roles" columns="name" />',
      'the column "name" of <FactTable> has no head. Fix: write columns="field: Head, field: Head".',
    ],
    [
      '<FactTable of="roles" columns="name: Role" rows="edtor" />',
      '"roles" has no entry "edtor". Fix: write "editor".',
    ],
    [
      '<FactTable of="hotkeys" columns="keys: Key" where="canvas" />',
      'the condition "canvas" has no field. Fix: write where="field: value".',
    ],
    [
      '<FactTable of="hotkeys" columns="keys: Key" where="where: canvs" />',
      'no entry of "hotkeys" has "canvs" in "where". Fix: write "canvas".',
    ],
    [
      '<FactTable of="limits.branches.value" columns="value: Value" />',
      '"limits.branches.value" is one fact, not a group. Fix: write <Fact name="limits.branches.value" />.',
    ],
  ])('%s', async (text, message) => {
    expect(await faultOf(`Above.\n\n${text}\n`)).toContain(`docs/x.mdx:3: ${message}`);
  });
});
