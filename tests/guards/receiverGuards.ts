import { readFileSync } from 'node:fs';
import { receiversOf } from '../api/receiversOf';
import type { Guard, GuardReport } from './guard';

const fixture = 'guards/receivers/missing.mdx';
const file = `tests/fixtures/${fixture}`;

function report(text: string): GuardReport {
  try {
    return { checked: receiversOf(file, text).length, unit: 'receivers', faults: [] };
  } catch (error) {
    return { checked: 1, unit: 'receivers', faults: [error instanceof Error ? error.message : String(error)] };
  }
}

/** The page about the Server API contains both receivers that the tests run. */
export const receiverGuards: Guard[] = [
  {
    name: 'webhook receivers: missing',
    fixture,
    message: `${file}:1: there is no webhook receiver in Python. Fix: write it into a fence`,
    runOnFixture: () => report(readFileSync(file, 'utf8')),
  },
];
