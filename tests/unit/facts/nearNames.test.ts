import { describe, expect, test } from 'vitest';
import { adviseNames, nearNames } from '../../../src/data/nearNames';

const names = ['branches', 'branch-name', 'answers', 'answer-text', 'skills'];

describe('near names', () => {
  test.each([
    ['branchs', ['branches']],
    ['Answers', ['answers']],
    ['answer', ['answer-text', 'answers']],
    ['zebra-crossing', []],
  ])('%s is near to %j', (wanted, expected) => {
    expect(nearNames(wanted, names)).toEqual(expected);
  });

  test('the advice names the near ones, or all of a few', () => {
    expect(adviseNames('skils', names)).toBe('write "skills"');
    expect(adviseNames('zebra-crossing', names)).toBe(`write one of ${names.join(', ')}`);
    expect(adviseNames('zebra-crossing', ['of'])).toBe('write "of"');
    const many = Array.from({ length: 31 }, (_, index) => `name-${index}`);
    expect(adviseNames('zebra-crossing', many)).toBe('look the name up in src/data/facts');
  });
});
