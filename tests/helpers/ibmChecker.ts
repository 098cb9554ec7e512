import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(__filename).resolve('accessibility-checker-engine/ace.js'), 'utf8');

type Result = {
  ruleId: string;
  message: string;
  snippet: string;
  value: [string, string];
  path: { dom: string; aria: string };
};
type Ace = { Checker: new () => { check(document: Document, guidelines: string[]): Promise<{ results: Result[] }> } };

/** A rule that is wrong about this site, and where: what it says is looked at once and named here, in no other place. */
const falseFindings: readonly { rule: string; where: RegExp; reason: string }[] = [];

/** What the checker looked at, one line for each finding, and how many it named falsely. */
export type IbmReport = { checked: number; findings: string[]; false: number };

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
  const real = faults.filter(
    ({ ruleId, snippet }) => !falseFindings.some(({ rule, where }) => rule === ruleId && where.test(snippet)),
  );
  return {
    checked: results.length,
    findings: real.map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message}\n  at ${path.dom}\n  ${snippet}`),
    false: faults.length - real.length,
  };
}
