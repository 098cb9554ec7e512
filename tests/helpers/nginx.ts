import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './listening';
import { installPackages, isRoot, onPath } from './systemProgram';

/** The folder of the recipe that readers copy. */
export const recipe = '.github/hosting';
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];
const packages = [...nginxPackages, 'wrk'];
/** Debian enables a module with such a file, which `nginx.conf` includes. */
const brotliEnabled = () =>
  existsSync('/etc/nginx/modules-enabled') &&
  readdirSync('/etc/nginx/modules-enabled').join().includes('brotli-static');

export type HostPrograms = { nginx: string; wrk: string };

function findPrograms(): HostPrograms | undefined {
  const nginx = onPath('nginx') ?? ['/usr/sbin/nginx'].find((file) => existsSync(file));
  const wrk = onPath('wrk');
  return nginx !== undefined && wrk !== undefined && brotliEnabled() ? { nginx, wrk } : undefined;
}

/**
 * Finds nginx with its module for brotli, and wrk, or installs them when root.
 *
 * @throws Error that says what to do when one is missing
 */
export function ensureHostPrograms(): HostPrograms {
  const found = findPrograms();
  if (found) {
    return found;
  }
  installPackages(packages);
  const installed = findPrograms();
  if (!installed) {
    throw new Error(
      'The hosting tests need nginx, its module for brotli and wrk, and they could not be installed. ' +
        `Do this and run the command again:\n  apt-get install ${packages.join(' ')}`,
    );
  }
  return installed;
}

/**
 * Replaces what an administrator replaces.
 *
 * @throws Error when the text does not have the line
 */
function withOwn(text: string, line: string, own: string): string {
  if (!text.includes(line)) {
    throw new Error(`The configuration has no line "${line}". Write it again, or change tests/helpers/nginx.ts.`);
  }
  return text.replaceAll(line, own);
}

async function answers(port: number, nginx: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (nginx.exitCode !== null) {
      throw new Error(`nginx does not start:\n${log()}`);
    }
    try {
      await fetch(`http://localhost:${port}/`, { method: 'HEAD' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`nginx does not answer at port ${port}:\n${log()}`);
}

export type Nginx = { port: number; stop: () => Promise<void> };

type Options = {
  /** Folder of the built site. */
  dir: string;
  /** Base URL of the build, with both slashes. */
  baseUrl?: string;
  /** Another configuration of the site than that of the recipe. */
  site?: string;
  /** Whether the host has the module for brotli. */
  brotli?: boolean;
};

/**
 * Runs nginx with the files of the recipe, in which only the lines for the administrator are changed.
 *
 * @throws Error with what nginx says when it does not start
 */
export async function startNginx({ dir, baseUrl = '/', site, brotli = true }: Options): Promise<Nginx> {
  const { nginx } = ensureHostPrograms();
  const own = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const read = (file: string) => readFileSync(path.join(recipe, file), 'utf8');

  let siteConf = readFileSync(site ?? path.join(recipe, 'site.conf'), 'utf8');
  siteConf = withOwn(siteConf, 'listen 8080;', `listen ${port};`);
  siteConf = withOwn(siteConf, '/srv/dialogos', path.resolve(dir));
  if (baseUrl !== '/') {
    siteConf = withOwn(siteConf, 'set $base_url "";', `set $base_url "${baseUrl.replace(/\/$/, '')}";`);
  }
  writeFileSync(path.join(own, 'site.conf'), siteConf);
  if (existsSync(path.join(dir, '_headers'))) {
    const policy = execFileSync('sh', [path.join(recipe, 'content-policy.sh'), dir]);
    writeFileSync(path.join(own, 'dialogos-policy.conf'), policy);
  }
  writeFileSync(path.join(own, 'brotli.conf'), brotli ? read('brotli.conf') : '');
  writeFileSync(path.join(own, 'nginx.conf'), withOwn(read('nginx.conf'), ' /tmp/', ` ${own}/`));

  const settings = ['daemon off;', ...(isRoot() ? ['user root;'] : [])].join(' ');
  const started = spawn(nginx, ['-e', 'stderr', '-c', path.join(own, 'nginx.conf'), '-g', settings]);
  let log = '';
  started.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = new Promise<void>((resolve) => started.once('exit', () => resolve()));
  const stop = async () => {
    started.kill('SIGTERM');
    await ended;
    rmSync(own, { recursive: true });
  };
  try {
    await answers(port, started, () => log);
    if (log !== '') {
      throw new Error(`nginx starts with a complaint:\n${log}`);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}
