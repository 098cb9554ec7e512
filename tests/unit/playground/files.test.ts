import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../src/components/DlPlayground/files/changes';
import { type ExampleSetup, readExample } from '../../../src/components/DlPlayground/files/example';
import { filesOf, originalTexts, sourceOf } from '../../../src/components/DlPlayground/files/files';
import { findRule } from '../../../src/components/DlPlayground/files/findRule';
import { namesOf } from '../../../src/components/DlPlayground/files/names';
import { emptyBase } from '../../../src/data/exampleBase';
import { pipFiles } from '../../../src/data/pip/base';

const rule = (...lines: string[]) => ['BEGIN a', ...lines, 'END'].join('\n');
const base: ExampleSetup = {
  dictionaries: { city: ['Omsk'], colour: ['red'] },
  variables: ['user_name', 'parcel_number 5'],
  functions: ['TEXT Polite( EXTENDED name ) Dear [$name]'],
};

describe('what the build writes beside a block', () => {
  it('names the sample assistant, whose files stand under those of the example', () => {
    const written = { assistant: 'pip', id: 'b', dictionaries: { city: ['Paris'] }, variables: ['own'] };
    const parts = { id: 'a', setup: JSON.stringify(written), phrases: '["hi","hi"]' };
    const { setup, own, phrases } = readExample(parts, null);
    expect(own).toEqual({ ...emptyBase, dictionaries: { city: ['Paris'] }, variables: ['own'] });
    expect(setup).toEqual({
      ...pipFiles,
      assistant: 'pip',
      id: 'b',
      dictionaries: { ...pipFiles.dictionaries, city: ['Paris'] },
      variables: [...pipFiles.variables, 'own'],
    });
    expect(phrases).toEqual(['hi']);
  });

  it('may be nothing', () => {
    expect(readExample({ id: 'a' }, null)).toEqual({
      id: 'a',
      title: 'Empty',
      code: '',
      setup: emptyBase,
      own: emptyBase,
      phrases: [],
    });
  });
});

describe('the base of the files', () => {
  it('has the hidden parts around the text, earlier rules first, and every list', () => {
    const files = filesOf({
      code: '# x',
      setup: { ...base, id: 'b', fragment: true, rules: rule('$ a', '# y'), spelling: ['ok = okay'] },
    });
    expect(sourceOf(files, originalTexts(files))).toEqual({
      rules: [
        { file: 'earlier rules', text: rule('$ a', '# y') },
        { file: 'rules', text: 'BEGIN b\n$ *\n# x\nEND' },
      ],
      dictionaries: base.dictionaries,
      variables: base.variables,
      functions: base.functions,
      spelling: ['ok = okay'],
      platform: true,
    });
  });

  it('finds where a rule begins, also behind another file and where its BEGIN is hidden', () => {
    const code = 'BEGIN one\n$ a\n# x\nEND\n\nbegin  two \n$ b\n# y\nEND';
    const files = filesOf({ code, setup: { rules: rule('$ c', '# z') } });
    const texts = originalTexts(files);
    expect(findRule(files, texts, 'two')).toEqual({ file: 'rules', at: code.indexOf('begin') });
    expect(findRule(files, texts, 'a')).toEqual({ file: 'earlier rules', at: 0 });
    expect(findRule(files, texts, 'gone')).toEqual({ file: 'rules', at: 0 });
    const similar = 'BEGIN pricesX(new)\n$ a\n# x\nEND\nBEGIN prices.(new)\n$ b\n# y\nEND';
    const marked = filesOf({ code: similar, setup: {} });
    expect(findRule(marked, originalTexts(marked), 'prices.(new)').at).toBe(similar.indexOf('BEGIN prices.'));
    const bare = '$ a\n# A.\n\n$ b\n# B.';
    const hidden = filesOf({ title: 'One (1)', code: bare, setup: {} });
    expect(findRule(hidden, originalTexts(hidden), 'One (1)')).toEqual({ file: 'rules', at: 0 });
    expect(findRule(hidden, originalTexts(hidden), 'rule 2')).toEqual({ file: 'rules', at: bare.indexOf('$ b') });
  });

  it('takes 50 dictionaries besides those of the example, and no more', () => {
    const files = filesOf({ code: '$ hi', setup: base });
    const added = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`dictionary d${index}`, 'x']));
    expect(applyChanges(files, added(50)).files).toHaveLength(files.length + 50);
    expect(() => applyChanges(files, added(51))).toThrow('It adds more than 50 dictionaries.');
  });

  it('gives names also of rules with an error', () => {
    const files = filesOf({ code: 'BEGIN one\n--Label two\n$ [x', setup: base });
    expect(namesOf(files, originalTexts(files))).toEqual({
      dictionaries: ['city', 'colour'],
      variables: ['parcel_number'],
      functions: ['Polite'],
      nodes: ['two', 'one'],
    });
  });
});
