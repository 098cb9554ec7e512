import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ImpactValue } from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looked at, and one line for each finding: rule, help, place. */
export type AxeReport = { checked: number; findings: string[] };

const all: readonly ImpactValue[] = ['minor', 'moderate', 'serious', 'critical', null];

/**
 * Runs every rule of axe-core on the page as it is now. There is no list of ignored rules.
 *
 * @param impacts findings that are reported; all but on the view of Redoc, which is not ours
 */
export async function axeReport(page: Page, impacts = all): Promise<AxeReport> {
  await page.evaluate(axeSource);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(context: Document): Promise<AxeResults> } }).axe.run(document),
  );
  return {
    checked: results.passes.length + results.violations.length,
    findings: results.violations
      .filter(({ impact = null }) => impacts.includes(impact))
      .flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary ?? ''}`,
        ),
      ),
  };
}
