import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What a public tool, or a program that reads the files of the APIs, has found or done. */
type Result = { tool: string; on: string; result: string };

/** Test files run in several processes, so what they find is collected in a file. */
const file = path.resolve('.cache/api-results.jsonl');

/** Adds a line to the table at the end of `npm run test:api`. */
export function record(tool: string, on: string, result: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ tool, on, result } satisfies Result)}\n`);
}

/** @returns the lines of the table, each column as wide as its longest cell; lines of one tool are next to each other */
function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ tool, on, result }) => [tool, on, result]).sort();
  const all = [['tool', 'on', 'result'], ...rows];
  const widths = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

/** Vitest calls this once, before the first test file, and what it returns after the last one. */
export default function setup(): () => void {
  rmSync(file, { force: true });
  return () => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    if (lines.length > 0) {
      console.log(`\n${tableOf(lines.map((line) => JSON.parse(line) as Result))}\n`);
    }
  };
}
