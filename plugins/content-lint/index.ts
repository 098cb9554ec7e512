import type { LoadContext, Plugin } from '@docusaurus/types';
import { faultsOfReport } from './formatFindings';
import { lintContent } from './lintContent';

/**
 * Checks all texts before the site is built (`rules/`, one rule a file).
 * It does so while plugins are made, so that its messages come before the less clear ones of the content plugins.
 *
 * @throws Error with all findings
 */
export default async function contentLint({ siteDir }: LoadContext): Promise<Plugin> {
  const report = lintContent({ root: siteDir });
  const faults = faultsOfReport(report);
  if (faults.length > 0) {
    throw new Error(`The texts have ${faults.length} faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  console.log(
    `[content] ${report.counts.map(({ rule, checked, unit }) => `${rule}: ${checked} ${unit}`).join(', ')}; no fault`,
  );
  return { name: 'content-lint' };
}
