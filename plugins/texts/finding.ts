import { capitalised } from '../../src/data/capitalised';

/** What is wrong in a text, and what to do. */
export type Problem = { readonly reason: string; readonly fix: string };

/**
 * What a rule finds in a text, and where. Reason and fix are whole sentences. A warning is printed but fails nothing.
 */
export type Fault = Problem & { file: string; line: number; severity?: 'fault' | 'warning' };

/** @returns a reason or fix of a text error as a whole sentence */
export const sentence = (words: string): string => `${capitalised(words)}.`;
