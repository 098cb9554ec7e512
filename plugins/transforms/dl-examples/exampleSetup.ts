import { type Example, earlierRules } from './example';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** `id` when the rule has another id than the title, `fragment` when the lines are a part of a rule. */
type SetupFrame = { readonly id?: string; readonly fragment?: true };

/**
 * What the script of an example needs besides the lines that the reader sees, without empty parts.
 *
 * @param frame what the script could not know about the frame of the lines
 * @returns JSON, or nothing when there is nothing to say
 */
export function setupJson(example: Example, frame: SetupFrame = {}): string | undefined {
  // The sample assistant is the same on all pages, so the playground has its files itself.
  const { assistant, ownBase } = example;
  const parts = { ...frame, rules: earlierRules(example), assistant: assistant ?? '', ...ownBase };
  const setup = Object.fromEntries(Object.entries(parts).filter(([, value]) => !isEmpty(value)));
  return isEmpty(setup) ? undefined : JSON.stringify(setup);
}
