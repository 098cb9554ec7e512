import type { Finding, LintReport } from './lintContent';

/** @returns one line: place, rule, reason, fix */
export function formatFinding({ file, line, rule, reason, fix }: Finding): string {
  return `${file}:${line}  ${rule}  ${reason} Fix: ${fix}`;
}

/** @returns a line for each rule with the number of things it checked */
export function formatCounts({ counts, findings }: LintReport): string {
  return counts
    .map(({ rule, checked, unit }) => {
      const found = findings.filter((finding) => finding.rule === rule).length;
      return `${rule.padEnd(18)}${String(checked).padStart(6)} ${unit} checked, ${found} at fault`;
    })
    .join('\n');
}

/** @returns every finding, and every rule that checked nothing; empty when the texts are right */
export function faultsOfReport({ counts, findings }: LintReport): string[] {
  const idle = counts.filter(({ checked }) => checked === 0);
  return [
    ...findings.map(formatFinding),
    ...idle.map(({ rule, unit }) => `${rule}: nothing was checked (0 ${unit}). The rule does not see the texts.`),
  ];
}
