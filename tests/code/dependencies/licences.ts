import type { GuardReport } from '../../guards/guard';
import type { DependencyProject } from './project';

/** Licences that ask for no more than their notice. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
]);

type Exception = { licence: string | undefined; reason: string };

const oldForm: Exception = {
  licence: undefined,
  reason: 'MIT, in a form of package.json that the lock file does not read',
};
const inItsText: Exception = { licence: undefined, reason: 'MIT, in its text only' };
const buildTool: Exception = { licence: 'MPL-2.0', reason: 'a tool of the build; nothing of it is in the site' };

/** Packages with another licence, or with none in the lock file, and why they may stay. */
const exceptions: Record<string, Exception> = {
  'axe-core': { licence: 'MPL-2.0', reason: 'a tool of the tests' },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'data for the build, from caniuse.com' },
  'console-browserify': oldForm,
  decko: inItsText,
  'enhanced-resolve@4.5.0': oldForm,
  eval: oldForm,
  format: oldForm,
  httpntlm: oldForm,
  lightningcss: buildTool,
  'lunr-languages': { licence: 'MPL-1.1', reason: 'the site sends its files unchanged; their source is public' },
  'querystring-es3': oldForm,
  'require-like': inItsText,
  'stack-trace': oldForm,
  stickyfill: inItsText,
  'stream-length': { licence: 'WTFPL', reason: 'a tool of the tests, in newman' },
  tweetnacl: { licence: 'Unlicense', reason: 'in the public domain; a tool of the tests, in newman' },
  'url-template': { licence: 'BSD', reason: 'BSD-3-Clause by its text' },
};

/** @returns whether one side of each "OR" and all sides of each "AND" are allowed */
function isAllowed(licence: string): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)));
}

/** The exception for a package; all parts of a package for systems have the licence of the whole. */
function exceptionKey(name: string, version: string): string | undefined {
  const whole = name.replace(/^(lightningcss)-.*/, '$1');
  return [`${name}@${version}`, whole].find((key) => Object.hasOwn(exceptions, key));
}

/** Every package of the lock file has a licence that the site may use; exceptions are named with their reason. */
export function licences({ locked }: DependencyProject, { allExceptions = true } = {}): GuardReport {
  const unused = new Set(Object.keys(exceptions));
  const faults: string[] = [];
  for (const [place, { license, version = '' }] of locked) {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = exceptionKey(name, version);
    const excused = key !== undefined && exceptions[key]?.licence === license;
    if (excused) {
      unused.delete(key);
    } else if (license === undefined || !isAllowed(license)) {
      faults.push(
        `package-lock.json: ${name} ${version} has the licence ${license ?? '(none)'}. ` +
          'Remove it, or add an exception with its reason in tests/code/dependencies/licences.ts.',
      );
    }
  }
  const stale = [...unused].map((key) => `The exception for ${key} is no longer needed. Remove it from licences.ts.`);
  return { checked: locked.size, unit: 'licences', faults: [...faults, ...(allExceptions ? stale : [])] };
}
