import { describe, expect, test } from 'vitest';
import { nearName } from '../../../plugins/content-lint/nearName';

const names = ['title', 'description', 'sidebar_label', 'keywords'];

describe('nearName', () => {
  test.each([
    ['sidebar_lable', 'sidebar_label'],
    ['Keyword', 'keywords'],
    ['titel', 'title'],
    ['authors', undefined],
  ])('%s', (wanted, near) => {
    expect(nearName(wanted, names)).toBe(near);
  });

  test('knows no name when there are none', () => {
    expect(nearName('title', [])).toBeUndefined();
  });
});
