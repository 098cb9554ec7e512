import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { edits } from '../helpers/edits';

describe('the words that benchmarks and the check of builds edit', () => {
  it.each(Object.entries(edits))('are there: %s', (_name, { file, before }) => {
    expect(readFileSync(file, 'utf8')).toContain(before);
  });
});
