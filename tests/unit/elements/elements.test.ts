import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { chordsOf } from '../../../plugins/texts/keyNames';
import { loadFacts } from '../../../src/data/facts';
import { runText } from './runText';

async function treeOf(text: string): Promise<Root> {
  const { tree, faults } = await runText(text, 'docs/x.mdx');
  expect(faults).toEqual([]);
  return tree;
}

/** Elements of a text in their order: name, class, language and words. */
async function elementsOf(text: string): Promise<string[]> {
  const found: string[] = [];
  visit(await treeOf(text), (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const attributes = node.attributes.map((one) => ('name' in one ? `${one.name}=${String(one.value)}` : ''));
      found.push([node.name, ...attributes, `"${textOf(node)}"`].join(' '));
    }
  });
  return found;
}

const dialog = (...lines: string[]) => ['```dialog title="Where is it"', ...lines, '```'].join('\n');

describe('the fence dialog', () => {
  test('becomes a figure with its title and a list of turns that say who speaks', async () => {
    expect(await elementsOf(dialog('User: where is it', 'Pip: In Omsk.', '[Track] [Else]'))).toEqual([
      'figure className=dos-dialog "Where is itUser: where is itPip: In Omsk.TrackElse"',
      'figcaption "Where is it"',
      'ol role=list "User: where is itPip: In Omsk.TrackElse"',
      'li className=dos-dialog__user "User: where is it"',
      'b className=dos-dialog__speaker "User:"',
      'span className=dos-unseen ":"',
      'span className=dos-dialog__said "where is it"',
      'li className=dos-dialog__pip "Pip: In Omsk.TrackElse"',
      'b className=dos-dialog__speaker "Pip:"',
      'span className=dos-unseen ":"',
      'span className=dos-dialog__said "In Omsk."',
      'ul className=dos-dialog__buttons aria-label=Buttons "TrackElse"',
      'li "Track"',
      'li "Else"',
    ]);
  });

  test('knows operators, events, and remarks on a line of their own and after a turn', async () => {
    const elements = await elementsOf(
      dialog('Event: the chat is opened', '// Later.', 'Operator: Hi // one of 3', 'Pip: See https://a.example'),
    );
    expect(elements.filter((element) => element.startsWith('li'))).toEqual([
      'li className=dos-dialog__event "Event: the chat is opened"',
      'li className=dos-dialog__note "Remark: Later."',
      'li className=dos-dialog__operator "Operator: Hi (one of 3)"',
      'li className=dos-dialog__pip "Pip: See https://a.example"',
    ]);
  });

  test('keeps remarks after a further line and after buttons', async () => {
    const elements = await elementsOf(
      dialog('Pip: Hi.', '  Which one? // one of two', 'Operator: Is it here?', '[Yes] [No] // from the node'),
    );
    expect(elements.filter((element) => element.startsWith('i '))).toEqual([
      'i className=dos-dialog__aside "(one of two)"',
      'i className=dos-dialog__aside "(from the node)"',
    ]);
  });

  test('marks the language of Russian turns', async () => {
    const said = (await elementsOf(dialog('User: где посылка QP1', 'Pip: Send «номер» of the parcel.'))).filter(
      (element) => element.includes('__said'),
    );
    expect(said).toEqual([
      'span className=dos-dialog__said lang=ru "где посылка QP1"',
      'span className=dos-dialog__said "Send «номер» of the parcel."',
    ]);
  });

  test('keeps the indent of an inner list', async () => {
    const tree = await treeOf(dialog('Pip: Points:', '  • Omsk', '    1. Lenina 10', '  • Tomsk'));
    expect(textOf(tree)).toContain('• Omsk\u2002\u20021. Lenina 10• Tomsk');
  });

  test('no other fence is touched', async () => {
    const { tree, checked } = await runText('```text title="x"\nBot: hi\n```', 'docs/x.mdx');
    expect(checked).toBe(0);
    expect(tree.children[0]).toMatchObject({ type: 'code', value: 'Bot: hi' });
  });
});

test('<Steps> is the list that it holds', async () => {
  const { children } = await treeOf('<Steps>\n\n1. Open **Branches**.\n2. Press **Compare**.\n\n</Steps>');
  expect(children).toHaveLength(1);
  expect(children[0]).toMatchObject({
    type: 'list',
    ordered: true,
    data: { hProperties: { className: ['dos-steps'], role: 'list' } },
  });
  expect(children[0]?.type === 'list' && children[0].children.map((item) => textOf(item))).toEqual([
    'Open Branches.',
    'Press Compare.',
  ]);
});

describe('<Since>', () => {
  const badge = { type: 'link', url: '/blog/0.46.0#quiet-hours', children: [{ type: 'text', value: 'since 0.46.0' }] };

  test('is a link to the release note in a sentence', async () => {
    const { children } = await treeOf('Tables <Since release="0.46.0" feature="quiet-hours" /> too.');
    expect(children[0]).toMatchObject({ type: 'paragraph', children: [{}, badge, { value: ' too.' }] });
  });

  test('leaves a heading for the line below, and the id of the heading is still at its end', async () => {
    const { children } = await treeOf(
      '## Compare <Since release="0.46.0" feature="quiet-hours" /> \\{#compare}\n\nText.',
    );
    expect(children).toHaveLength(3);
    expect(children[0]).toMatchObject({
      type: 'heading',
      children: [{ type: 'text', value: 'Compare {#compare}' }],
    });
    expect(children[1]).toMatchObject({ type: 'paragraph', children: [badge] });
  });

  test('of the front matter stands below the title and leads to the item about the page', async () => {
    const { tree } = await runText(
      '---\ntitle: Branches\nsince: 0.32.0\n---\n\nText.',
      'docs/development/branches.mdx',
    );
    expect(tree.children.map(({ type }) => type)).toEqual(['yaml', 'paragraph', 'paragraph']);
    expect(tree.children[1]).toMatchObject({ children: [{ type: 'link', url: '/blog/0.32.0#branches' }] });
  });

  test('of one item about several variables leads each of their pages to it', async () => {
    const file = 'docs/syntax-DL/variables/autogenerated/auto_ellipsis_id.mdx';
    const { tree } = await runText('---\nsince: 0.59.0\n---\n\nText.', file);
    expect(tree.children[1]).toMatchObject({ children: [{ type: 'link', url: '/blog/0.59.0#dl-ellipsis' }] });
  });

  test('a page about something older than all release notes has no badge', async () => {
    const { children } = await treeOf('---\ntitle: Goto\n---\n\nText.');
    expect(children.map(({ type }) => type)).toEqual(['yaml', 'paragraph']);
  });

  test('the first release note is a release like any other', async () => {
    const { children } = await treeOf('The dashboard <Since release="0.28.0" feature="assistant-dashboard" />.');
    expect(children[0]).toMatchObject({ children: [{}, { url: '/blog/0.28.0#assistant-dashboard' }, {}] });
  });
});

describe('<Term>', () => {
  test('carries place and meaning, and shows the words of the sentence', async () => {
    const meaning = loadFacts().glossary['hand-over']?.meaning;
    const term = `Term to=/about/terms#term-hand-over meaning=${meaning}`;
    expect(await elementsOf('A <Term>Hand-over</Term>, <Term name="hand-over">handed over</Term>.')).toEqual([
      `${term} "Hand-over"`,
      `${term} "handed over"`,
    ]);
  });

  test('every term of the glossary has its place on the page of the terms, once', async () => {
    const file = 'docs/about/terms.mdx';
    // Docusaurus puts the backslash there, else the id of a heading would be an expression.
    const text = readFileSync(file, 'utf8').replace(/^(#+ .*)(\{#[^}]+\})$/gm, '$1\\$2');
    const { tree } = await runText(text, file);
    const places: unknown[] = [];
    visit(tree, 'mdxJsxTextElement', ({ name, attributes }) => {
      const [id] = attributes;
      if (name === 'TermAnchor' && id?.type === 'mdxJsxAttribute') {
        places.push(id.value);
      }
    });
    const names = Object.keys(loadFacts().glossary);
    expect(names.length).toBeGreaterThan(40);
    expect([...places].sort()).toEqual(names.map((name) => `term-${name}`).sort());
  });
});

describe('<Glossary>', () => {
  test('is a table in the order of the alphabet, with a link to the page of each term', async () => {
    const { children } = await treeOf('<Glossary letters="g-h" />');
    const [table] = children;
    const rows = table?.type === 'table' ? table.children.map((row) => row.children.map((cell) => textOf(cell))) : [];
    expect(rows.map(([term]) => term)).toEqual(['Term', 'global answer', 'goto', 'group', 'hand-over']);
    expect(rows[2]?.[3]).toBe('Goto');
  });
});

describe('<ReportBasics>', () => {
  const partsOf = async (report: string) => {
    const { children } = await treeOf(`<ReportBasics of="${report}" />`);
    const tables = children.filter(({ type }) => type === 'table');
    return {
      headings: children.filter(({ type }) => type === 'heading').map((one) => textOf(one)),
      filters: textOf(tables[0]),
    };
  };

  test('has the ids that bookmarks lead to, and the filters of the report after the common ones', async () => {
    const { headings, filters } = await partsOf('dialogs-summary');
    expect(headings).toEqual([
      'Open, filter and export {#open}',
      'Who can see it {#access}',
      'Filters {#filters}',
      'Time zone and delay {#fresh}',
      'Export {#export}',
      'No data {#no-data}',
    ]);
    expect(filters).toMatch(/^FilterValuesPeriod.*StepHour, Day, Week, MonthTopic.*Version/);
  });

  test('has no filter of another report', async () => {
    expect((await partsOf('attendance')).filters).not.toContain('Topic');
  });
});

describe('<Kbd>', () => {
  test('makes keys of chords and sequences, macOS in brackets', async () => {
    const { children } = await treeOf('Press <Kbd keys="Ctrl+Enter" mac="⌘+Enter" /> or <Kbd keys="G then S" />.');
    expect(textOf(children)).toBe('Press Ctrl+Enter (macOS: ⌘+Enter) or G then S.');
    expect(await elementsOf('<Kbd keys="G then S" />')).toEqual(['kbd "G"', 'kbd "S"']);
  });

  test('the plus is a key too', () => {
    expect(chordsOf('Ctrl++', { file: 'docs/x.mdx', line: 1 })).toEqual([['Ctrl', '+']]);
    expect(chordsOf('+', { file: 'docs/x.mdx', line: 1 })).toEqual([['+']]);
  });

  test('knows every key of the hot keys', () => {
    const hotkeys = Object.values(loadFacts().hotkeys).flatMap(({ keys, macos }) => [keys, macos ?? keys]);
    expect(hotkeys.length).toBeGreaterThan(50);
    for (const keys of hotkeys) {
      expect(chordsOf(keys, { file: 'hotkeys.yml', line: 1 }).flat()).not.toContain('');
    }
  });
});

test('<Ui> is the same as bold', async () => {
  const [paragraph] = (await treeOf('Press <Ui>Publish</Ui>.')).children;
  expect(paragraph).toMatchObject({
    children: [{}, { type: 'strong', children: [{ value: 'Publish' }] }, { value: '.' }],
  });
});

test('a link to a file that the build writes saves it, and other links stay as they are', async () => {
  const links: unknown[] = [];
  const text = '[the mock](pathname:///files/mock.mjs) and [DL](/syntax-DL/about-DL)';
  visit(await treeOf(text), 'link', ({ data }) => {
    links.push(data?.hProperties);
  });
  expect(links).toEqual([{ download: '' }, undefined]);
});
