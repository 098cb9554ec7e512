import { capitalised } from '../../src/data/capitalised';
import { TextFault } from './fault';

/** What is wrong in a text, and what to do. */
export type Problem = { readonly reason: string; readonly fix: string };

/**
 * What a rule finds in a text, and where. Reason and fix are whole sentences. A warning is printed but fails nothing.
 */
export type Fault = Problem & { file: string; line: number; severity?: 'fault' | 'warning' };

/** @returns a reason or fix of a text error as a whole sentence */
export const sentence = (words: string): string => `${capitalised(words)}.`;

/** @returns what a transformer throws as the finding of a rule; what is no text error is thrown again */
export function faultOf(file: string, error: unknown): Fault {
  if (!(error instanceof TextFault)) throw error;
  return { file, line: error.line, reason: sentence(error.reason), fix: `${error.fix}.` };
}
