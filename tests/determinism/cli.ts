import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine } from '../../src/data/commandLine';
import { faultsOf } from '../guards/guard';
import { edits } from '../helpers/edits';
import { linkPackages } from '../helpers/linkPackages';
import { buildWithBoth, sameIndexes } from './bundlers';
import { compareFolders } from './compareFolders';

commandLine(
  `Usage: npm run check:deterministic

Builds the commit that is checked out twice, in clean folders, and compares all files; then a small site with Rspack and
with webpack, and compares its search indexes. Takes four builds of the site.`,
  {},
);

// The first folder has built an edited project before, so whatever a build keeps from an earlier one is there and must
// not be used where it is stale: first with edited code of the build, which all results depend on, then with edited sources
// alone, whose other results are used. The second has nothing kept, no git, no network, other times of files, another time
// zone and another language, so nothing of these can be in the files.

const folder = mkdtempSync(path.join(tmpdir(), 'deterministic-'));

function prepare(name: string, takeFiles: (project: string) => void): string {
  const project = path.join(folder, name);
  takeFiles(project);
  linkPackages(project);
  return project;
}

function build(name: string, project: string, env: Record<string, string>): string {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_config_update_notifier: 'false', ...env },
  });
  if (status !== 0) {
    throw new Error(`The ${name} build fails:\n${stdout}${stderr}`);
  }
  console.log(`[deterministic] the ${name} build took ${Math.round((performance.now() - start) / 1000)} s`);
  return path.join(project, 'build');
}

/** @returns a folder of programs in which git is one that cannot be used */
function withoutGit(): string {
  const programs = path.join(folder, 'programs');
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'git'), '#!/bin/sh\necho "git is missing" >&2\nexit 127\n', { mode: 0o755 });
  return programs;
}

/** @returns a function that puts the edited files back */
function edit(project: string, ...names: (keyof typeof edits)[]): () => void {
  const originals = names.map((edited) => {
    const { file: name, before, after } = edits[edited];
    const file = path.join(project, name);
    const original = readFileSync(file, 'utf8');
    writeFileSync(file, original.replace(before, after));
    return { file, original };
  });
  return () => {
    for (const { file, original } of originals) writeFileSync(file, original);
  };
}

function clone(project: string): void {
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', '--no-hardlinks', '.', project]);
}

function unpack(project: string): void {
  mkdirSync(project);
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', project], { input: archive });
}

try {
  const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim();
  if (changed !== '') {
    console.warn(`[deterministic] Not committed, so not built: ${changed.split('\n').length} files`);
  }
  const kept = prepare('kept', clone);
  const putSourcesBack = edit(kept, 'text', 'fact', 'release', 'component');
  const putCodeBack = edit(kept, 'transformer', 'option');
  build('edited', kept, {});
  putCodeBack();
  build('edited sources', kept, {});
  putSourcesBack();
  const first = build('first', kept, { TZ: 'UTC', LANG: 'C.UTF-8' });
  const second = build('second', prepare('second', unpack), {
    TZ: 'Pacific/Auckland',
    LANG: 'de_DE.UTF-8',
    PATH: `${withoutGit()}${path.delimiter}${process.env['PATH']}`,
    NODE_OPTIONS: `--require ${path.resolve('tests/determinism/noNetwork.cjs')}`,
  });
  const reports = [compareFolders(first, second), sameIndexes(...buildWithBoth(kept, path.join(folder, 'bundlers')))];
  const faults = reports.flatMap((report) => faultsOf('deterministic', report));
  for (const fault of faults) console.error(fault);
  for (const { checked, unit, faults } of reports) {
    console.log(`[deterministic] ${checked} ${unit} compared, ${faults.length} differ`);
  }
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
