import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { pageExamples } from '../../../plugins/transforms/dl-examples/pageExamples';
import { exampleBases } from '../../../plugins/transforms/exampleBases';
import { applyChanges, type Changes } from '../../../src/components/DlPlayground/files/changes';
import { type Example, type ExampleSetup, readSetup } from '../../../src/components/DlPlayground/files/example';
import { filesOf, sourceOf } from '../../../src/components/DlPlayground/files/files';
import { exampleText, NoExample } from '../../../src/components/DlPlayground/share/exampleText';
import { replay, type Step } from '../../../src/components/DlPlayground/worker/replay';
import { exampleClock } from '../../../src/data/exampleClock';
import { compile } from '../../../src/dl';

type Given = {
  readonly title?: string;
  readonly code: string;
  readonly setup?: ExampleSetup;
  readonly changes?: Changes;
  readonly steps?: readonly (string | null)[];
};

/** What a reader gets who plays these phrases; `null` closes the chat as the operator. */
function copied({ title = 'Greet', code, setup = {}, changes = {}, steps = [] }: Given) {
  const example: Example = { id: 'a', title, code, ...readSetup(JSON.stringify(setup)), phrases: [] };
  const now = applyChanges(filesOf(example), changes);
  const source = sourceOf(now.files, now.texts);
  const done = steps.map((phrase): Step => (phrase === null ? { kind: 'closeOperator' } : { kind: 'say', phrase }));
  return exampleText(example, now, compile(source).diagnostics, replay(source, done, { seed: 1, clock: exampleClock }));
}

/** Reads a text as a page of this site, as the build does. */
function runOnPage(text: string) {
  const { fences, faults } = pageExamples(
    unified().use(remarkParse).parse(text),
    { path: 'docs/page.mdx' },
    exampleBases,
  );
  return {
    faults: faults.map(({ message }) => message),
    dialogs: fences.flatMap((fence) => (fence.kind === 'dialog' ? [fence.turns.length] : [])),
  };
}

const cases: readonly (Given & { readonly what: string; readonly turns?: number })[] = [
  { what: 'a rule', code: '$ hi\n# Hello!', steps: ['hi', 'what'], turns: 2 },
  { what: 'two rules without BEGIN and END', code: '$ hi\n# Hello!\n\n$ bye\n# Bye!', steps: ['bye'], turns: 1 },
  { what: 'a file', code: 'BEGIN a\n--Label b\n$ hi\n# Hello!\nEND', steps: ['hi'], turns: 1 },
  { what: 'a part of a rule', code: '$ hi *', setup: { fragment: true, id: 'x' }, steps: ['hi you'], turns: 1 },
  { what: 'Pip’s rules', code: '$ hi\n# Hello, [%user_name]!', setup: { assistant: 'pip' }, steps: [] },
  {
    what: 'a variable, buttons, lines and a list',
    code: '$ i am [OneWord]\n# Hi[br]you: [ul][li]a[li]b[ol][li]c[el][el] [inf]{Yes} [inf]{No} [%user_name="[*1]"]',
    setup: { assistant: 'pip' },
    steps: ['i am Nina'],
    turns: 1,
  },
  { what: 'chance', code: '$ *\n# {a/b/c/d/e/f}', steps: ['x', 'y', 'z'], turns: 3 },
  {
    what: 'an operator',
    code: '$ help\n# One moment. [operator]',
    steps: ['help', 'help', null, 'help'],
    turns: 3,
  },
  {
    what: 'earlier rules',
    code: '$ bye\n# Bye!',
    setup: { rules: 'BEGIN one\n$ hi\n# Hello!\nEND' },
    steps: ['hi', 'bye'],
    turns: 2,
  },
  {
    what: 'files of the page, one of them added and one changed',
    code: '$ [dict(city)] [dict(new)]\n# [@Twice("[%user_a]")]',
    setup: {
      dictionaries: { city: ['Omsk'] },
      variables: ['user_a 1'],
      functions: ['TEXT Twice( EXTENDED x ) [$x][$x]'],
      spelling: ['omsk = omsk / omks'],
    },
    changes: { 'dictionary new': 'a\nb', 'dictionary city': 'Tomsk\nOmsk' },
    steps: ['omks b'],
    turns: 1,
  },
  {
    what: 'a changed file of Pip',
    code: '$ [dict(greeting)]\n# Ahoy!',
    setup: { assistant: 'pip' },
    changes: { 'dictionary greeting': 'ahoy' },
    steps: ['ahoy', 'hello'],
    turns: 2,
  },
  { what: 'a mistake', code: '$ [dict(none)]\n# x', steps: ['x'] },
  { what: 'backticks and quotes', title: 'Say "it"', code: '$ hi\n# ```\n// ````', steps: ['hi'], turns: 1 },
];

describe('what is copied from the playground', () => {
  it.each(cases)('is accepted by the checks of a page: $what', ({ turns, ...given }) => {
    const { text } = copied(given);
    expect(runOnPage(text), text).toEqual({ faults: [], dialogs: turns === undefined ? [] : [turns] });
  });

  it('has the expectations filled in, which the checks compare', () => {
    const { text } = copied({
      title: 'Ask the name',
      code: '--Label name\n$ i am [OneWord]\n# Hi, [*1] [%user_name="[*1]"]',
      setup: { assistant: 'pip', id: 'ask' },
      steps: ['I am Nina'],
    });
    expect(text).toBe(`\`\`\`dl title="Ask the name" name="ask" base=pip
--Label name
$ i am [OneWord]
# Hi, [*1] [%user_name="[*1]"]
\`\`\`

\`\`\`dl-dialog title="Ask the name: the dialog"
User: I am Nina
Pip: Hi, Nina
= rule name
= user_name Nina
\`\`\`
`);
    expect(runOnPage(text).faults).toEqual([]);
    expect(runOnPage(text.replace('= rule name', '= rule other')).faults).toHaveLength(1);
    expect(runOnPage(text.replace('= user_name Nina', '= user_name Ann')).faults).toHaveLength(1);
  });

  it.each<[what: string, line: string, given: Given]>([
    [
      'the event rule that replied',
      '= rule wait',
      { code: 'BEGIN wait\n$$REQUEST$$\n# Wait.\nEND\nBEGIN a\n$ hi\n# x\nEND' },
    ],
    [
      'a seed where chance changes a variable only',
      '```dl-dialog title="Greet: the dialog" seed=1',
      { code: '$ *\n# Ok. [@Inc("number","[@Random("1","1000000")]")]', setup: { variables: ['number'] } },
    ],
  ])('has %s', (_what, line, given) => {
    const { text } = copied({ ...given, steps: ['hi'] });
    expect(text.split('\n')).toContain(line);
    expect(runOnPage(text)).toEqual({ faults: [], dialogs: [1] });
  });

  it('says nothing of a variable that is called like another expectation', () => {
    const setup = { variables: ['weight', 'size'] };
    const { text } = copied({ code: '$ *\n# Ok. [%weight="5"] [%size="6"]', setup, steps: ['hi'] });
    expect(text.split('\n').filter((line) => line.startsWith('= '))).toEqual(['= rule Greet', '= size 6']);
    expect(runOnPage(text).faults).toEqual([]);
  });

  it('is marked as wrong when it has a mistake, and has no dialog', () => {
    expect(copied({ code: '$ [dict(none)]\n# x', steps: ['x'] })).toEqual({
      text: '```dl title="Wrong: Greet" error="10304"\n$ [dict(none)]\n# x\n```\n',
      omitted: 'Rules with errors have no dialog.',
    });
  });

  it.each([
    ['a phrase with a remark', '$ *\n# x', 'a // b'],
    ['nothing', '$ *\n# x', ''],
    ['a reply that is only a button', '$ *\n# [inf]{Yes}', 'a'],
    ['a reply with an address', '$ *\n# See // there', 'a'],
  ])('ends its dialog before %s', (_what, code, phrase) => {
    const { text, omitted } = copied({ code: `${code}\n\n$ first\n# One.`, steps: ['first', phrase, 'first'] });
    expect(omitted).toBe(`The dialog ends before “${phrase}”, which a page cannot show.`);
    expect(runOnPage(text)).toEqual({ faults: [], dialogs: [1] });
  });

  it('is nothing without rules, or while another file is wrong', () => {
    expect(() => copied({ code: '' })).toThrow(NoExample);
    expect(() => copied({ code: '$ a\n# b', setup: { functions: ['TEXT Broken('] } })).toThrow(
      'There is a message about “functions” below the editor. Fix what it reports first.',
    );
  });
});
