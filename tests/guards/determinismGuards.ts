import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareFolders } from '../determinism/compareFolders';
import type { Guard } from './guard';

function compareFixture(name: string, message: string): Guard {
  const fixture = `guards/determinism/${name}`;
  const folder = path.join('tests/fixtures', fixture);
  const empty = () => mkdtempSync(path.join(tmpdir(), 'empty-'));
  return {
    name: `deterministic build: ${name}`,
    fixture,
    message,
    runOnFixture: () => compareFolders(path.join(folder, 'first'), path.join(folder, 'second')),
    runOnNothing: () => compareFolders(empty(), empty()),
  };
}

/** The proofs of `npm run check:deterministic`. */
export const determinismGuards: Guard[] = [
  compareFixture(
    'other-bytes',
    'blog/index.html differs at line 2, column 14: "<p>\\nBuilt at 10:00\\n" and "<p>\\nBuilt at 10:01\\n"',
  ),
  compareFixture('missing-file', 'b.txt is only in the second build.'),
];
