import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GuardReport } from '../../guards/guard';
import { ensureHostPrograms } from '../../helpers/nginx';
import { ask } from '../ask';
import type { HostedSite } from '../hostedSite';
import { wrongSpellings } from '../wrongSpellings';

/** What `load.lua` prints at its end; the times are in milliseconds. */
type Figures = {
  statuses: Record<string, number>;
  broken: number;
  seconds: number;
  bytes: number;
  p50: number;
  p99: number;
};

const allowed = new Set(['200', '304', '404']);

/** Pages and files, a part of them known to the client already, and some addresses that do not exist. */
async function requestLines(site: HostedSite, port: number): Promise<string[]> {
  const files = [...site.pages, ...site.others];
  const known = await Promise.all(
    files
      .filter((_, index) => index % 4 === 0)
      .map(async ({ address }) => {
        const { headers } = await ask(port, address, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
        return `${address}\t${headers.etag}`;
      }),
  );
  const wrong = wrongSpellings(site).filter((_, index) => index % 40 === 0);
  return [...files.map(({ address }) => address), ...known, ...wrong];
}

function runWrk(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const wrk = spawn(ensureHostPrograms().wrk, args);
    let output = '';
    for (const stream of [wrk.stdout, wrk.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    wrk.once('error', reject).once('close', () => resolve(output));
  });
}

/**
 * Asks as fast as the server answers, on 32 connections.
 *
 * @returns how many answers came, a fault for each that is not 200, 304 or 404, and a line with the figures: times are
 * printed and never judged
 */
export async function load(site: HostedSite, port: number, seconds: number): Promise<GuardReport & { line: string }> {
  const own = mkdtempSync(path.join(tmpdir(), 'load-'));
  const list = path.join(own, 'requests.txt');
  const lines = await requestLines(site, port);
  writeFileSync(list, lines.map((line) => `${line}\n`).join(''));
  const options = ['-t2', '-c32', `-d${seconds}s`, '--timeout', '10s', '-s', 'tests/hosting/load.lua'];
  const output = lines.length === 0 ? '' : await runWrk([...options, `http://127.0.0.1:${port}`, '--', list]);
  rmSync(own, { recursive: true });

  const json = /^\{.*\}$/m.exec(output)?.[0];
  if (json === undefined) {
    return { checked: 0, unit: 'answers', faults: [], line: output };
  }
  const { statuses, broken, bytes, p50, p99, ...figures } = JSON.parse(json) as Figures;
  const checked = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  return {
    checked,
    unit: 'answers',
    faults: [
      ...Object.entries(statuses)
        .filter(([status]) => !allowed.has(status))
        .map(([status, count]) => `${count} answers have the status ${status}; only 200, 304 and 404 are right.`),
      ...(broken === 0 ? [] : [`${broken} connections broke or waited for more than 10 s.`]),
    ],
    line:
      `${Math.round(checked / figures.seconds)} answers/s in ${figures.seconds} s (${counts.join(', ')}), ` +
      `${Math.round(bytes / figures.seconds / 1e6)} MB/s, half within ${p50} ms, 99 % within ${p99} ms`,
  };
}
