import { readFileSync } from 'node:fs';
import path from 'node:path';

type PackageFile = {
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
};

/** @param dir folder with `package.json`, `package-lock.json` and `CONTRIBUTING.md` */
export function readDependencyProject(dir: string): DependencyProject {
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as PackageFile;
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
  const versions = { ...dependencies, ...devDependencies };
  return {
    direct: Object.keys(versions),
    versions,
    locked: new Map(Object.entries(packages).filter(([place]) => place !== '')),
    guide: read('CONTRIBUTING.md'),
  };
}

export const noDependencies: DependencyProject = {
  direct: [],
  versions: {},
  locked: new Map(),
  guide: '',
};
