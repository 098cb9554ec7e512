import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { argumentsOf } from '../../../plugins/transforms/remark/dlFunctions/shownArguments';
import { type FunctionHelp, functionGroups, functionHelp } from '../../../src/data/dlHelp/functions';
import { runText } from './runText';

async function rowsOf(group: string): Promise<string[][]> {
  const { tree, faults } = await runText(`<DlFunctions group="${group}" />`, 'docs/x.mdx');
  expect(faults).toEqual([]);
  const [table] = tree.children;
  return table?.type === 'table' ? table.children.map((row) => row.children.map((cell) => textOf(cell))) : [];
}

const help = (name: string, ...args: string[]): FunctionHelp => ({ name, short: [], args, help: '' });

describe('<DlFunctions>', () => {
  test('is a table of the functions of its group, in order', async () => {
    const rows = await rowsOf('dates');
    expect(rows.map(([name]) => name)).toEqual(['Function', ...(functionGroups.dates ?? []).map(({ name }) => name)]);
    expect(rows[1]).toEqual([
      'Date',
      'dt',
      'format (extended, default %d.%m.%Y)',
      'text',
      "Today's date in a strftime format, by default %d.%m.%Y",
    ]);
  });

  test('tells a missing argument, one that repeats, and none', async () => {
    const of = async (group: string, name: string) => (await rowsOf(group)).find(([found]) => found === name)?.[2];
    expect(await of('numbers', 'Plus')).toBe('a (extended), b (extended), language (plain, optional)');
    expect(await of('text', 'Concatenate')).toBe('text (any, any number)');
    expect(await of('checks-dictionaries', 'BelongsTo')).toBe('text (extended), dictionary (plain, 1 or more)');
    expect(await of('combinatorics', 'And')).toBe('condition (condition, 2 or more)');
    expect(await of('checks-text', 'True')).toBe('—');
  });

  test('names of arguments from the help fit what the engine takes', () => {
    for (const one of functionHelp) {
      expect(() => argumentsOf(one), one.name).not.toThrow();
    }
  });

  test.each([
    [help('Plus', 'a', 'b'), 'The help of "Plus" names 2 arguments, the engine takes 3.'],
    [help('Length', 'text?'), 'The help and the engine do not agree whether "text" of "Length" may be omitted.'],
    [help('Nope'), 'The help knows a function "Nope" that the engine does not have.'],
  ])('a help that differs from the engine stops the build: $name', (wrong, message) => {
    expect(() => argumentsOf(wrong)).toThrow(message);
  });
});
