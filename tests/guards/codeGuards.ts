import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { biomeReport, typesReport } from '../code/checks';
import { longFunctions } from '../code/longFunctions';
import { unusedReport } from '../code/unused';
import type { Guard, GuardReport } from './guard';

const fixture = (name: string) => `tests/fixtures/guards/code/${name}`;

/** The project's settings exclude the fixtures, so a fixture is read as a separate project with the same settings. */
function biomeFixture(name: string): GuardReport {
  const dir = mkdtempSync(path.join(tmpdir(), 'biome-fixture-'));
  try {
    const settings = JSON.parse(readFileSync('.biome.json', 'utf8')) as Record<string, unknown>;
    const own = { ...settings, vcs: { enabled: false }, files: { includes: ['**/*.ts'] } };
    writeFileSync(path.join(dir, 'biome.json'), JSON.stringify(own));
    cpSync(fixture(name), path.join(dir, name), { recursive: true });
    return biomeReport([path.join(dir, name)], path.join(dir, 'biome.json'));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

let unused: Promise<GuardReport> | undefined;

/** One project has every kind of what is not used. */
const unusedFixture = (): Promise<GuardReport> => {
  unused ??= unusedReport(fixture('unused'));
  return unused;
};

/** The proofs of `tests/code`. */
export const codeGuards: Guard[] = [
  {
    name: 'types',
    fixture: 'guards/code/types',
    message: "wrongType.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    runOnFixture: () => typesReport(fixture('types')),
    runOnNothing: () => typesReport(fixture('no-types')),
  },
  {
    name: 'types: settings',
    fixture: 'guards/code/no-such-types',
    message: "error TS2688: Cannot find type definition file for 'no-such-types'.",
    runOnFixture: () => typesReport(fixture('no-such-types')),
  },
  {
    name: 'lint',
    fixture: 'guards/code/lint',
    message: 'anyType.ts:1:29 lint/suspicious/noExplicitAny. Fix: npm run format',
    runOnFixture: () => biomeFixture('lint'),
    runOnNothing: () => biomeFixture('no-types'),
  },
  {
    name: 'format',
    fixture: 'guards/code/format',
    message: 'spaces.ts format. Fix: npm run format',
    runOnFixture: () => biomeFixture('format'),
  },
  {
    name: 'browser tests watch the content policy',
    fixture: 'guards/code/unwatched/tests/e2e/own.spec.ts',
    message: 'own.spec.ts:1:22 lint/style/noRestrictedImports.',
    runOnFixture: () => biomeFixture('unwatched'),
    runOnNothing: () => biomeFixture('no-types'),
  },
  ...Object.entries({
    'unused file': 'src/data/orphan.ts: no other file imports it. Fix: delete it',
    'unused export': 'src/data/words.ts:2: unused is exported but not imported anywhere. Fix: delete it',
    'unused dependency': 'package.json: clsx is a dependency that no code uses. Fix: remove it',
    'undeclared import': 'src/pages/start.ts:1: react-router is imported but not in package.json. Fix: add it',
  }).map(([name, message], at) => ({
    name,
    fixture: 'guards/code/unused',
    message,
    runOnFixture: unusedFixture,
    ...(at === 0 && { runOnNothing: () => unusedReport(fixture('no-code')) }),
  })),
  {
    name: 'long functions',
    fixture: 'guards/code/long-functions',
    message: 'long.ts:1: long has 61 lines, and 60 is the limit. Fix: move each separate idea',
    runOnFixture: () => longFunctions([fixture('long-functions/long.ts')]),
    runOnNothing: () => longFunctions([]),
  },
];
