import { capitalised } from '../../src/data/capitalised';

/**
 * What a rule finds in a text: where it is, why it is wrong, and what to do. Reason and fix are whole sentences. A
 * warning is printed but fails nothing.
 */
export type Fault = { file: string; line: number; reason: string; fix: string; severity?: 'fault' | 'warning' };

/** @returns a reason or fix of a text error as a whole sentence */
export const sentence = (words: string): string => `${capitalised(words)}.`;
