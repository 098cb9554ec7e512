import { spawnSync } from 'node:child_process';
import { commandLine } from '../../../src/data/commandLine';

const usage = `Usage: npm run check:vulnerabilities

Lists what the registry knows against the versions of the lock file. Ends with 1 when it knows something, and with 0 when
it cannot be asked, which is said.`;

type Finding = { severity: string; range: string; fixAvailable: boolean | { name: string; version: string } };
type Audit = {
  message?: string;
  vulnerabilities?: Record<string, Finding>;
  metadata?: { dependencies: { total: number } };
};

export type Verdict = { status: 0 | 1; lines: string[] };

/**
 * @param output what `npm audit --json` printed
 * @returns the status of the command and the lines that it prints
 */
export function verdictOn(output: string): Verdict {
  let audit: Audit;
  try {
    audit = JSON.parse(output.slice(output.indexOf('{'))) as Audit;
  } catch {
    audit = { message: 'npm audit printed no report' };
  }
  if (!audit.vulnerabilities || !audit.metadata) {
    const why = audit.message ?? 'no report came';
    return {
      status: 0,
      lines: [
        `Not checked: the registry gives no report of vulnerabilities (${why}). Run this with the public registry.`,
      ],
    };
  }
  const findings = Object.entries(audit.vulnerabilities);
  const total = `${audit.metadata.dependencies.total} packages checked, ${findings.length} with known vulnerabilities.`;
  return {
    status: findings.length > 0 ? 1 : 0,
    lines: [
      ...findings.map(([name, { severity, range, fixAvailable }]) => {
        const fix = typeof fixAvailable === 'object' ? `${fixAvailable.name} ${fixAvailable.version}` : 'npm update';
        return `${severity}: ${name} ${range}. ${fixAvailable ? `Fix: ${fix}` : 'There is no fix yet.'}`;
      }),
      total,
    ],
  };
}

if (require.main === module) {
  commandLine(usage, {});
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { status, lines } = verdictOn(stdout);
  console.log(lines.join('\n'));
  process.exitCode = status;
}
