import type { GuardReport } from '../../guards/guard';
import type { DependencyProject } from './project';

const row = /^\| (`[^|]+`) \| ([^|]*?) *\|$/;

/** @returns the reason for each package of the table, and packages that stand in it twice */
function readTable(guide: string): { reasons: Map<string, string>; twice: string[] } {
  const part = /^## Dependencies$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(guide)?.[1] ?? '';
  const reasons = new Map<string, string>();
  const twice: string[] = [];
  for (const line of part.split('\n')) {
    const [, names = '', reason = ''] = row.exec(line) ?? [];
    for (const [, name = ''] of names.matchAll(/`([^`]+)`/g)) {
      if (reasons.has(name)) {
        twice.push(name);
      }
      reasons.set(name, reason);
    }
  }
  return { reasons, twice };
}

/** How a package is named where it is used: its types are those of another one, and a program runs in a script. */
function isUsed(code: string, name: string): boolean {
  const module = name.replace(/^@types\//, '');
  const program = { '@biomejs/biome': 'biome', '@types/node': 'node:' }[name];
  return (
    ["'", '"', '`'].some(
      (quote) => code.includes(`${quote}${module}${quote}`) || code.includes(`${quote}${module}/`),
    ) ||
    (program !== undefined && code.includes(program))
  );
}

/** @returns the sentence with all counts that `CONTRIBUTING.md` has to hold */
function countsOf({ direct, locked }: DependencyProject): string {
  const all = [...locked.values()];
  const development = all.filter(({ dev }) => dev).length;
  return `${direct.length} direct dependencies bring ${all.length} packages into the lock file, ${development} of them for development only.`;
}

/**
 * Each direct dependency has a reason in the table of `CONTRIBUTING.md`, an exact version and a use; the table names no
 * other; the counts above it are right; every package of the lock file has a checksum.
 */
export function dependencyReasons(project: DependencyProject): GuardReport {
  const { direct, versions, locked, guide, code } = project;
  const { reasons, twice } = readTable(guide);
  const counts = countsOf(project);
  return {
    checked: direct.length,
    unit: 'direct dependencies',
    faults: [
      ...direct
        .filter((name) => !reasons.get(name))
        .map((name) => `CONTRIBUTING.md: the table of dependencies has no reason for ${name}. Write why it is needed.`),
      ...[...reasons.keys()]
        .filter((name) => !direct.includes(name))
        .map((name) => `CONTRIBUTING.md: ${name} is no dependency in package.json. Take it out of the table.`),
      ...twice.map((name) => `CONTRIBUTING.md: ${name} stands in the table twice. Leave one row.`),
      ...direct
        .filter((name) => !isUsed(code, name))
        .map((name) => `package.json: no code and no setting names ${name}. Take it out.`),
      ...direct
        .filter((name) => !/^\d+\.\d+\.\d+$/.test(versions[name] ?? ''))
        .map((name) => `package.json: ${name} has the version "${versions[name]}". Write an exact one.`),
      ...[...locked]
        .filter(([, { integrity }]) => !integrity)
        .map(([place]) => `package-lock.json: ${place} has no checksum. Make the lock file anew with npm install.`),
      ...(direct.length === 0 || guide.includes(counts)
        ? []
        : [`CONTRIBUTING.md: the counts are wrong. Write: ${counts}`]),
    ],
  };
}
