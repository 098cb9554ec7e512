import type { Code } from '../diagnostics/codes';

/**
 * Where a piece of answer syntax stands: what ends it, what it may hold, and the message for what it may not
 * (sections 2.3 and 2.4).
 */
export interface BodyPlace {
  /** Characters that end the piece; they may be escaped in it. */
  readonly ends: string;
  readonly allows: 'all' | 'any' | 'extended' | 'value' | 'text';
  /** The message for a tag that is known but not allowed here. */
  readonly misplaced: Code;
  /** Inside the branch of an `if` that stands in an argument. */
  readonly inArgument: boolean;
}

const place = (ends: string, allows: BodyPlace['allows'], misplaced: Code, inArgument = false): BodyPlace => ({
  ends,
  allows,
  misplaced,
  inArgument,
});

export const places = {
  line: place('', 'all', 10102),
  branch: place('}', 'all', 10102),
  argumentBranch: place('}', 'any', 11605, true),
  anyArgument: place('"', 'any', 12001, true),
  extendedArgument: place('"', 'extended', 12001),
  textArgument: place('"', 'text', 12001),
  value: place('"', 'value', 11203),
  compared: place('"', 'extended', 10102),
  switched: place(')', 'extended', 10102),
  question: place('"', 'extended', 11302),
  questionText: place('}', 'extended', 10102),
  url: place(')', 'extended', 10102),
  linkText: place('}', 'extended', 11407),
  page: place('"', 'extended', 10102),
} as const satisfies Record<string, BodyPlace>;

/** Inline dictionaries are read only where any element may stand; elsewhere braces are text (section 10.1). */
export function readsInline(where: BodyPlace): boolean {
  return where.allows === 'all' || where.allows === 'any';
}

export type TagGroup = 'capture' | 'variable' | 'function' | 'choice' | 'assignment' | 'layout';

const allowed: Readonly<Record<BodyPlace['allows'], readonly TagGroup[]>> = {
  all: ['capture', 'variable', 'function', 'choice', 'assignment', 'layout'],
  any: ['capture', 'variable', 'function', 'choice'],
  extended: ['capture', 'variable', 'function'],
  value: ['capture', 'variable'],
  text: [],
};

export function allowsTag(where: BodyPlace, group: TagGroup): boolean {
  return allowed[where.allows].includes(group);
}
