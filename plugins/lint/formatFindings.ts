import type { Finding, LintReport } from './lintContent';

const isWarning = ({ severity }: Finding): boolean => severity === 'warning';

/** @returns one line: place, rule, reason, fix */
export function formatFinding(finding: Finding): string {
  const { file, line, rule, reason, fix } = finding;
  return `${file}:${line}  ${isWarning(finding) ? 'warning: ' : ''}${rule}  ${reason} Fix: ${fix}`;
}

/** @returns a line for each rule with the number of things it checked */
export function formatCounts({ counts, findings }: LintReport): string {
  const lines = counts.map(({ rule, checked, unit }) => {
    const found = findings.filter((finding) => finding.rule === rule);
    const warnings = found.filter(isWarning).length;
    const said = warnings === 0 ? '' : `, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
    return `${rule.padEnd(18)}${String(checked).padStart(6)} ${unit} checked, ${found.length - warnings} wrong${said}`;
  });
  const hint = findings.some(isWarning) ? ['"npm run lint:content -- --report <folder>" prints the warnings.'] : [];
  return [...lines, ...hint].join('\n');
}

/** @returns every finding that is not a warning, and every rule that checked nothing; empty when the texts are right */
export function faultsOfReport({ counts, findings }: LintReport): string[] {
  const idle = counts.filter(({ checked }) => checked === 0);
  return [
    ...findings.filter((finding) => !isWarning(finding)).map(formatFinding),
    ...idle.map(({ rule, unit }) => `${rule}: nothing was checked (0 ${unit}). The rule does not see the texts.`),
  ];
}
