import type { Document } from '../texts/document';
import type { Fault } from '../texts/finding';
import type { Site } from './site';

/** How many things a rule looked at, and what is wrong with them. */
export type RuleResult = { checked: number; faults: Fault[] };

/** A rule about the texts of the site. Its name is the name of its file. */
export type Rule = {
  name: string;
  /** What the rule counts, for example "links". */
  unit: string;
  /** Looks at one document; other documents are only read to answer questions about them. */
  check?: (document: Document, site: Site) => RuleResult;
  /** Looks for what no document can show, for example a source file that is missing. */
  checkSite?: (site: Site) => RuleResult;
};
