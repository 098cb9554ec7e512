import { describe, expect, test } from 'vitest';
import { findTraps } from '../../../plugins/lint/trapScan';

const isKnown = (name: string) => name === 'kbd';

function trapsIn(...lines: string[]): [line: number, kind: string, found: string][] {
  return findTraps(lines, 0, isKnown).traps.map(({ line, kind, found }) => [line, kind, found]);
}

describe('findTraps', () => {
  test.each([
    ['a word at the begin of a line', 'export saves the file', 'module word', 'export'],
    ['a placeholder', 'Hi {{name}}', 'template', '{{name}}'],
    ['an HTML comment', 'Text <!-- remark -->', 'HTML comment', '<!--'],
    ['an open brace', 'a { b', 'brace', '{ b'],
    ['a sign of comparison', 'a < b', 'angle bracket', '<'],
    ['an address in angle brackets', '<https://dialogos.example>', 'angle bracket', '<https://dialogos.example>'],
    ['a heading without a space, once', '##Merge {#merge}', 'heading', '##'],
    ['an element that is not known', 'a <b>word', 'angle bracket', '<b>'],
  ])('%s', (_why, line, kind, found) => {
    expect(trapsIn('Text.', line)).toEqual([[2, kind, found]]);
  });

  test.each([
    ['code spans', 'Write `{{name}}`, ``a ` { b`` or `<b>`.'],
    ['an MDX comment', 'Text {/* {name} <b> */} goes on.'],
    ['escaped signs', 'Write \\{name} or \\<b>.'],
    ['known elements and components', '<kbd>G</kbd> and <Figure size={{ width: 2 }} />'],
    ['numbers in the text', '#1 is the first'],
    ['an id of a heading', '## Merge {#merge}'],
    ['the words inside a line or a longer word', 'The export and the import are important.'],
  ])('leaves %s alone', (_why, line) => {
    expect(trapsIn(line)).toEqual([]);
  });

  test('leaves fenced code alone, also in a list and with a longer fence', () => {
    expect(trapsIn('````md', '```dl', 'export {a}', '```', '<b>', '````', '- ```', '  {a}', '  ```')).toEqual([]);
  });

  test('leaves code over two lines alone, but not over a blank line', () => {
    expect(trapsIn('Text `a', '{b}` text.')).toEqual([]);
    expect(trapsIn('Text `a', '', '{b}` text.')).toEqual([[3, 'brace', '{b}']]);
  });

  test('takes imports for real at the top only', () => {
    const line = "import Figure from '@site/src/components/Figure';";
    expect(trapsIn('', line, '', 'Text.')).toEqual([]);
    expect(trapsIn('Text.', '', line)).toEqual([[3, 'module word', 'import']]);
  });

  test('counts the lines with text outside code', () => {
    expect(findTraps(['Text.', '', '```', 'code', '```', 'Text.'], 0, isKnown).checked).toBe(2);
  });
});
