import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { GuardReport } from '../guards/guard';

type Named = { name: string };
type Issues = { file: string } & Record<string, unknown>;

/** What knip finds (https://knip.dev/reference/issue-types) → what it means here. */
const meanings: Record<string, (name: string) => string> = {
  files: () => 'nothing imports this file. Fix: delete it, or name it as an entry in .knip.json.',
  dependencies: (name) => `"${name}" is declared, but nothing uses it. Fix: take it out.`,
  devDependencies: (name) => `"${name}" is declared, but nothing uses it. Fix: take it out.`,
  unlisted: (name) =>
    `"${name}" is imported, but package.json does not declare it. Fix: declare the version that is installed.`,
  unresolved: (name) => `"${name}" cannot be found. Fix: correct the import.`,
  exports: (name) => `"${name}" is exported, but nothing imports it. Fix: take the word "export" away, or delete it.`,
  types: (name) => `"${name}" is exported, but nothing imports it. Fix: take the word "export" away, or delete it.`,
  duplicates: (name) => `"${name}" is exported twice. Fix: keep one name.`,
};

/**
 * @param project folder with its own `.knip.json` and `package.json`
 * @returns what knip finds there, a line each
 * @throws Error when knip itself stops
 */
export function unusedReport(project = '.'): GuardReport {
  const { stdout, stderr } = spawnSync('npx', ['knip', '--no-progress', '--reporter', 'json'], {
    cwd: project,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) {
    throw new Error(`knip stopped: ${stderr}`);
  }
  const { issues } = JSON.parse(stdout) as { issues: Issues[] };
  const faults = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      (Array.isArray(found) ? (found as Named[]) : []).map(
        ({ name }) => `${file}: ${meanings[kind]?.(name) ?? `${kind} "${name}". Fix: see https://knip.dev.`}`,
      ),
    ),
  );
  const folders = ['src', 'plugins', 'tests'].map((name) => path.join(project, name)).filter(existsSync);
  const all = (folders.length > 0 ? folders : [project]).flatMap((name) =>
    readdirSync(name, { recursive: true, encoding: 'utf8' }),
  );
  return { checked: all.filter((name) => /\.tsx?$/.test(name)).length, unit: 'files', faults };
}
