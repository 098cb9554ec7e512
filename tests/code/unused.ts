import path from 'node:path';
import { createOptions, createSession, type Issue, type IssueType } from 'knip/session';
import type { GuardReport } from '../guards/guard';

/** What each kind of finding means, and what to do about it. */
const kinds: Partial<Record<IssueType, string>> = {
  files:
    'no other file imports it. Fix: delete it, or name it under "entry" in .knip.json if it is started by its path.',
  exports: 'is exported but not imported anywhere. Fix: delete it, or only its `export` if this file uses it.',
  types:
    'is an exported type that is not imported anywhere. Fix: delete it, or only its `export` if this file uses it.',
  dependencies:
    'is a dependency that no code uses. Fix: remove it from package.json and from the table in CONTRIBUTING.md.',
  devDependencies:
    'is a dependency that no code uses. Fix: remove it from package.json and from the table in CONTRIBUTING.md.',
  unlisted: 'is imported but not in package.json. Fix: add it with an exact version, or do without it.',
  unresolved: 'does not lead to a file. Fix: correct the path.',
};

const describe = ({ filePath, line, symbol, type }: Issue, project: string): string => {
  const place = `${path.relative(project, filePath)}${line === undefined ? '' : `:${line}`}`;
  const reason = kinds[type] ?? `was found by the rule ${type}. Fix: see https://knip.dev/reference/issue-types.`;
  return type === 'files' ? `${place}: ${reason}` : `${place}: ${symbol} ${reason}`;
};

/**
 * Looks for files, exports and dependencies that nothing uses, and for imports of packages that `package.json` does not name.
 *
 * @param project folder with a `package.json`; the settings are those of this project, from `.knip.json`
 * @returns the files that were read, and a line for each finding
 */
export async function unusedReport(project: string): Promise<GuardReport> {
  const cwd = path.resolve(project);
  const args = { config: path.relative(cwd, path.resolve('.knip.json')) };
  const session = await createSession(await createOptions({ cwd, args, isSession: true }));
  const { issues, counters, configurationHints } = session.getResults();
  const found = Object.values(issues).flatMap((byFile) =>
    Object.values(byFile).flatMap((byName) => Object.values(byName)),
  );
  return {
    checked: counters.processed,
    unit: 'files',
    faults: [
      ...found.map((issue) => describe(issue, cwd)),
      ...configurationHints.map(
        ({ type, identifier }) => `.knip.json: ${identifier} is not needed (${type}). Fix: delete it.`,
      ),
    ],
  };
}
