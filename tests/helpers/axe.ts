import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looked at, and one line for each finding: rule, help, place. */
export type AxeReport = { checked: number; findings: string[] };

/** Runs every rule of axe-core on the page as it is now. There is no list of ignored rules. */
export async function axeReport(page: Page): Promise<AxeReport> {
  await page.evaluate(axeSource);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(context: Document): Promise<AxeResults> } }).axe.run(document),
  );
  return {
    checked: results.passes.length + results.violations.length,
    findings: results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary ?? ''}`),
    ),
  };
}
