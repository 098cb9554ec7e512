import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TextFault } from '../../../plugins/texts/fault';

describe('a fault in a text', () => {
  test.each([
    ['a path', 'docs/x.mdx', 'docs/x.mdx'],
    ['a path of the machine', path.resolve('docs/x.mdx'), 'docs/x.mdx'],
    ['a file of unified', { path: path.resolve('docs/x.mdx') }, 'docs/x.mdx'],
    ['a file without a path', {}, 'text'],
  ])('%s is shown relative to the project', (_, file, shown) => {
    const fault = new TextFault(file, 12, 'the edge has no end', 'write a state after the arrow');
    expect(fault.message).toBe(`${shown}:12: the edge has no end. Fix: write a state after the arrow.`);
    expect(fault.name).toBe('TextFault');
  });
});
