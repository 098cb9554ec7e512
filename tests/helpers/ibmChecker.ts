import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(__filename);
const source = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

type Result = {
  ruleId: string;
  message: string;
  snippet: string;
  value: [string, string];
  path: { dom: string; aria: string };
};
type Ace = { Checker: new () => { check(document: Document, guidelines: string[]): Promise<{ results: Result[] }> } };

type FalseFinding = { rule: string; where: RegExp; reason: string };

/** Where a rule is wrong about this site: each was looked at, and is named here and in no other place. */
const falseFindings: readonly FalseFinding[] = [
  {
    rule: 'element_tabbable_role_valid',
    where: /role="log"/,
    reason: 'a part that scrolls must be reached by the keyboard (WCAG 2.1.1)',
  },
  {
    rule: 'fieldset_legend_valid',
    where: /^<fieldset (?:aria-label=|class="api-views)/,
    reason: 'it is named by aria-label, which shows nothing where the buttons speak for themselves',
  },
  {
    rule: 'fieldset_label_valid',
    where: /^<fieldset>/,
    reason: 'its legend is in a fold that is closed, as it is itself',
  },
  {
    rule: 'svg_graphics_labelled',
    where: /breadcrumbHomeIcon/,
    reason: 'the sign has no role, and the link around it has a name',
  },
  {
    rule: 'aria_accessiblename_exists',
    where: /^<th scope="col">/,
    reason: 'its words are for screen readers only, or in a fold that is closed',
  },
  {
    rule: 'aria_complementary_label_visible',
    where: /^<aside aria-label="(?:Documentation|Releases)"/,
    reason: 'WCAG asks for a name of a landmark, not for one that is seen: what is in it speaks for itself',
  },
  { rule: 'table_caption_empty', where: /^<caption>/, reason: 'its words are in a fold that is closed' },
];

/** What the checker looked at, one line for each finding, and the false ones that it had. */
export type IbmReport = { checked: number; findings: string[]; named: readonly FalseFinding[] };

/** Runs the rules of IBM's checker for WCAG 2.2 on the page as it is now; axe shares no code and no rule with it. */
export async function ibmReport(page: Page): Promise<IbmReport> {
  if (!(await page.evaluate(() => 'ace' in window))) {
    await page.evaluate(source);
  }
  const results = await page.evaluate(async () => {
    const { Checker } = (window as unknown as { ace: Ace }).ace;
    const { results: all } = await new Checker().check(document, ['WCAG_2_2']);
    return all.map(({ ruleId, message, snippet, value, path }) => ({ ruleId, message, snippet, value, path }));
  });
  const faults = results.filter(({ value }) => value[1] === 'FAIL');
  const matches = ({ ruleId, snippet }: Result, { rule, where }: FalseFinding) =>
    rule === ruleId && where.test(snippet);
  return {
    checked: results.length,
    findings: faults
      .filter((fault) => !falseFindings.some((named) => matches(fault, named)))
      .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message}\n  at ${path.dom}\n  ${snippet}`),
    named: falseFindings.filter((named) => faults.some((fault) => matches(fault, named))),
  };
}

/** @returns false findings that none of the reports had: the list must not excuse what comes later */
export function staleFalseFindings(reports: readonly IbmReport[]): string[] {
  const seen = new Set(reports.flatMap(({ named }) => named));
  return falseFindings
    .filter((named) => !seen.has(named))
    .map(({ rule, where }) => `The exception for ${rule} at ${where} is needed no more. Take it out of ibmChecker.ts.`);
}
