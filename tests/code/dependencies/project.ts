import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type PackageFile = {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

type LockedPackage = { version?: string; license?: string; dev?: boolean; integrity?: string };

/** What the checks of dependencies read. */
export type DependencyProject = {
  direct: string[];
  /** Versions of the direct dependencies, as `package.json` has them. */
  versions: Record<string, string>;
  /** All packages of the lock file by their place in `node_modules`. */
  locked: Map<string, LockedPackage>;
  /** Text of `CONTRIBUTING.md`. */
  guide: string;
  /** Text of all code, settings and scripts that can name a package. */
  code: string;
};

const codeFolders = ['src', 'plugins', 'tests'];
const codeFile = /\.(?:ts|tsx|cjs|js)$/;
/** Red fixtures, built sites, and these checks, which name packages without using them. */
const notCode = /^fixtures\/guards\/|^fixtures\/sites\/.*\/build\/|^code\/dependencies\//;

function codeBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => codeFile.test(name) && !notCode.test(name))
    .map((name) => readFileSync(path.join(dir, name), 'utf8'));
}

/** @param dir folder with `package.json`, `package-lock.json` and `CONTRIBUTING.md` */
export function readDependencyProject(dir: string): DependencyProject {
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as PackageFile;
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
  const versions = { ...dependencies, ...devDependencies };
  const settings = readdirSync(dir).filter((name) => codeFile.test(name) || name === 'tsconfig.json');
  return {
    direct: Object.keys(versions),
    versions,
    locked: new Map(Object.entries(packages).filter(([place]) => place !== '')),
    guide: read('CONTRIBUTING.md'),
    code: [
      ...settings.map(read),
      ...codeFolders
        .filter((folder) => existsSync(path.join(dir, folder)))
        .flatMap((it) => codeBelow(path.join(dir, it))),
      JSON.stringify(scripts ?? {}),
    ].join('\n'),
  };
}

export const noDependencies: DependencyProject = {
  direct: [],
  versions: {},
  locked: new Map(),
  guide: '',
  code: '',
};
