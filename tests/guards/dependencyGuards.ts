import { licences } from '../code/dependencies/licences';
import { type DependencyProject, noDependencies, readDependencyProject } from '../code/dependencies/project';
import { dependencyReasons } from '../code/dependencies/reasons';
import type { Guard, GuardReport } from './guard';

const fixture = 'guards/dependencies';

function guards(check: (project: DependencyProject) => GuardReport, messages: Record<string, string>): Guard[] {
  return Object.entries(messages).map(([name, message]) => ({
    name: `dependencies: ${name}`,
    fixture,
    message,
    runOnFixture: () => check(readDependencyProject(`tests/fixtures/${fixture}`)),
    runOnNothing: () => check(noDependencies),
  }));
}

/** The proofs of `tests/code/dependencies.test.ts`. */
export const dependencyGuards: Guard[] = [
  ...guards(dependencyReasons, {
    'without a reason': 'CONTRIBUTING.md: the table of dependencies has no reason for without-reason.',
    'reason for none': 'CONTRIBUTING.md: gone is not a dependency in package.json. Remove it from the table.',
    'two reasons': 'CONTRIBUTING.md: used is in the table twice.',
    'wide version': 'package.json: wide has the version "^1.0.0". Write an exact one.',
    'without a checksum': 'package-lock.json: node_modules/wide has no checksum.',
    'wrong counts': 'Write: 4 direct dependencies bring 5 packages into the lock file, 2 of them for development only.',
  }),
  ...guards((project) => licences(project, { allExceptions: false }), {
    'licence not allowed':
      'package-lock.json: without-reason 1.0.0 has the licence (GPL-3.0-only OR AGPL-3.0-only). Remove it',
    'one of two licences': 'package-lock.json: wide 1.0.0 has the licence MIT AND SSPL-1.0.',
    'no licence': 'package-lock.json: nameless 2.0.0 has the licence (none).',
  }),
  ...guards(licences, { 'exception for none': 'The exception for caniuse-lite is no longer needed.' }),
];
