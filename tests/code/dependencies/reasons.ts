import type { GuardReport } from '../../guards/guard';
import type { DependencyProject } from './project';

const row = /^\| (`[^|]+`) \| ([^|]*?) *\|$/;

/** @returns the reason for each package of the table, and packages that are in it twice */
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

/** @returns the sentence with all counts that `CONTRIBUTING.md` must contain */
function countsOf({ direct, locked }: DependencyProject): string {
  const all = [...locked.values()];
  const development = all.filter(({ dev }) => dev).length;
  return `${direct.length} direct dependencies bring ${all.length} packages into the lock file, ${development} of them for development only.`;
}

/**
 * Each direct dependency has a reason in the table of `CONTRIBUTING.md` and an exact version; the table names no
 * other; the counts above it are right; every package of the lock file has a checksum.
 */
export function dependencyReasons(project: DependencyProject): GuardReport {
  const { direct, versions, locked, guide } = project;
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
        .map((name) => `CONTRIBUTING.md: ${name} is not a dependency in package.json. Remove it from the table.`),
      ...twice.map((name) => `CONTRIBUTING.md: ${name} is in the table twice. Delete one row.`),
      ...direct
        .filter((name) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(versions[name] ?? ''))
        .map((name) => `package.json: ${name} has the version "${versions[name]}". Write an exact one.`),
      ...[...locked]
        .filter(([, { integrity }]) => !integrity)
        .map(([place]) => `package-lock.json: ${place} has no checksum. Write the lock file again with npm install.`),
      ...(direct.length === 0 || guide.includes(counts)
        ? []
        : [`CONTRIBUTING.md: the counts are wrong. Write: ${counts}`]),
    ],
  };
}
