import type { Frame } from '../../../src/dl/ruleFrame';
import { type Example, earlierRules } from './example';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/**
 * What the script of an example needs beside the lines that the reader sees; empty parts are left out.
 *
 * @param frame what stands around the lines, where the script could not know it
 * @returns JSON, or nothing when there is nothing to say
 */
export function setupJson(example: Example, { before, after }: Partial<Frame> = {}): string | undefined {
  // The sample assistant is the same on all pages, so the playground has its files itself.
  const { assistant, ownBase } = example;
  const parts = { before, after, rules: earlierRules(example), assistant: assistant ?? '', ...ownBase };
  const setup = Object.fromEntries(Object.entries(parts).filter(([, value]) => !isEmpty(value)));
  return isEmpty(setup) ? undefined : JSON.stringify(setup);
}
