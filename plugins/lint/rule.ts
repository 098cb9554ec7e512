import type { Document } from '../texts/document';
import type { Site } from './site';

/**
 * What a rule finds in a text: where it is, why it is wrong, and what to do. Reason and fix are whole sentences. A
 * warning is printed but fails nothing.
 */
export type Fault = { file: string; line: number; reason: string; fix: string; severity?: 'fault' | 'warning' };

/** @returns a reason or fix of a text fault as a whole sentence */
export const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** How many things a rule looked at, and what is wrong with them. */
export type RuleResult = { checked: number; faults: Fault[] };

/** A rule about the texts of the site. Its name is the name of its file. */
export type Rule = {
  name: string;
  /** What the rule counts, for example "links". */
  unit: string;
  /** Looks at one document; other documents are only read to answer questions about them. */
  check: (document: Document, site: Site) => RuleResult;
  /** Looks for what no document can show, for example a source file that is missing. */
  checkSite?: (site: Site) => RuleResult;
};
