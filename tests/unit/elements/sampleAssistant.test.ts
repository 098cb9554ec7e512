import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import remarkSampleAssistant from '../../../plugins/transforms/remark/remarkSampleAssistant';

const sample = { name: 'Pip', place: '/terms#examples', meaning: 'The sample' };

function linked(source: string): string {
  const tree = unified().use(remarkParse).parse(source);
  remarkSampleAssistant(sample)(tree);
  return unified().use(remarkStringify).stringify(tree).trim();
}

test.each([
  ['in a sentence', "Ask Pip. Pip's reply:", 'Ask [Pip](/terms#examples "The sample"). Pip\'s reply:'],
  ['with an ending', "Pip's rules.", '[Pip](/terms#examples "The sample")\'s rules.'],
  ['after a comma', 'For Pip, the share rose.', 'For [Pip](/terms#examples "The sample"), the share rose.'],
  ['in a list', '* See Pip.', '* See [Pip](/terms#examples "The sample").'],
])('the first mention becomes a link: %s', (_, source, expected) => {
  expect(linked(source)).toBe(expected);
});

test.each([
  ['headings and code', '## Pip\n\n`Pip`\n\n```text\nPip\n```'],
  ['a link', 'See [Pip](/x).'],
  ['a page that introduces it', 'Pip, the assistant of a service.\n\nAsk Pip.'],
  ['the sample assistant', 'Pip is the assistant of a service. Ask Pip.'],
  ['another word', 'A Pipeline.'],
])('nothing changes: %s', (_, source) => {
  expect(linked(source)).toBe(source);
});
