import type { Kept } from '../build/kept/kept';
import type { Document } from '../texts/document';
import type { Fault } from '../texts/finding';
import { elements } from './elements';
import type { Rule, RuleResult } from './rule';
import { rules as allRules } from './rules';
import { readSite, type Site } from './site';

/** An error together with the rule that found it. */
export type Finding = Fault & { rule: string };

/** What one run says: all findings in the order of the files, and for each rule how much it looked at. */
export type LintReport = {
  findings: Finding[];
  counts: { rule: string; checked: number; unit: string }[];
};

type LintOptions = { root: string; rules?: readonly Rule[]; results?: Kept };

/**
 * A text that a rule was not made for must not hide what is wrong with the others. An error with a fix is about data of all
 * texts, so it is still the only one.
 */
function checkOf(rule: Rule, document: Document, site: Site): RuleResult | undefined {
  try {
    return rule.check?.(document, site);
  } catch (error) {
    if (!(error instanceof Error) || error.message.includes('Fix: ')) throw error;
    const reason = `The rule ended with an error: ${error.message}.`;
    const fix = 'undo the last change of this file, and report the error together with it.';
    return { checked: 1, faults: [{ file: document.file, line: 1, reason, fix }] };
  }
}

/** What the build makes of a text stops at a mistake that another rule has named on the same line. */
function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const placeOf = ({ file, line }: Finding) => `${file}:${line}`;
  const named = new Set(
    findings.filter(({ rule, severity }) => rule !== elements.name && severity !== 'warning').map(placeOf),
  );
  return findings.filter((finding) => finding.rule !== elements.name || !named.has(placeOf(finding)));
}

/**
 * Runs the rules on all texts below a folder.
 *
 * @param options.root folder that contains `docs`, `blog`, `src/pages`, `static` and `src/data/routes.json`
 * @param options.rules the rules to run; if omitted, all of them
 * @param options.results of earlier builds
 */
export function lintContent({ root, rules = allRules, results }: LintOptions): LintReport {
  const site = readSite(root, results);
  const checks = rules.map((rule) => {
    const parts = [...site.documents.map((document) => checkOf(rule, document, site)), rule.checkSite?.(site)];
    return { rule, parts: parts.filter((part) => part !== undefined) };
  });
  const findings = checks.flatMap(({ rule, parts }) =>
    parts.flatMap(({ faults }) => faults.map((fault) => ({ ...fault, rule: rule.name }))),
  );
  return {
    findings: withoutEchoes(findings).sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    counts: checks.map(({ rule, parts }) => ({
      rule: rule.name,
      checked: parts.reduce((sum, { checked }) => sum + checked, 0),
      unit: rule.unit,
    })),
  };
}
