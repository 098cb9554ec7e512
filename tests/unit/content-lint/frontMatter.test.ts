import { describe, expect, test } from 'vitest';
import { readFrontMatter } from '../../../plugins/texts/frontMatter';

const read = (text: string) => readFrontMatter(text.split('\n'));

describe('readFrontMatter', () => {
  test('gives values with the lines of the file', () => {
    const { fields, lastLine, fault } = read('---\ntitle: Branches\n\nkeywords: [a, 1]\nsince: 0.32.0\n---\nText');
    expect(fault).toBeUndefined();
    expect(lastLine).toBe(6);
    expect([...fields]).toEqual([
      ['title', { value: 'Branches', line: 2 }],
      ['keywords', { value: ['a', 1], line: 4 }],
      ['since', { value: '0.32.0', line: 5 }],
    ]);
  });

  test.each([
    ['no block', 'Text', 1, 'no front matter'],
    ['a block that is not closed', '---\ntitle: a\ndescription: b\n\nText', 3, 'not closed'],
    ['a block that is not closed, without a text', '---\ntitle: a', 2, 'not closed'],
    ['a list in the place of fields', '---\n- a\n---', 1, 'has no fields'],
    ['no YAML', '---\ntitle: a\ndescription: b: c\n---', 3, 'not valid YAML'],
    ['a field that stands twice', '---\ntitle: a\ntitle: b\n---', 3, 'not valid YAML'],
  ])('%s is a fault', (_why, text, line, reason) => {
    const { fault } = read(text);
    expect(fault?.line).toBe(line);
    expect(fault?.reason).toContain(reason);
  });
});
