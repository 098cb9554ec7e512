import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sameIndexes } from '../determinism/bundlers';
import { compareEdited, renamedOnly } from '../determinism/compareEdited';
import { compareFolders } from '../determinism/compareFolders';
import type { Guard, GuardReport } from './guard';

const empty = () => mkdtempSync(path.join(tmpdir(), 'empty-'));

type Compare = (before: string, after: string) => GuardReport;

function twoBuilds(what: string, name: string, compare: Compare, message: string): Guard {
  const fixture = `guards/determinism/${name}`;
  const folder = path.join('tests/fixtures', fixture);
  return {
    name: `${what}: ${name}`,
    fixture,
    message,
    runOnFixture: () => compare(path.join(folder, 'before'), path.join(folder, 'after')),
    runOnNothing: () => compare(empty(), empty()),
  };
}

const oneSentence: Compare = (before, after) => compareEdited(before, after, '/changed');

function compareFixture(name: string, message: string): Guard {
  const fixture = `guards/determinism/${name}`;
  const folder = path.join('tests/fixtures', fixture);
  return {
    name: `deterministic build: ${name}`,
    fixture,
    message,
    runOnFixture: () => compareFolders(path.join(folder, 'first'), path.join(folder, 'second')),
    runOnNothing: () => compareFolders(empty(), empty()),
  };
}

/** The proofs of `npm run check:deterministic`, and that an edited sentence changes no more than it must. */
export const determinismGuards: Guard[] = [
  compareFixture(
    'other-bytes',
    'blog/index.html differs at line 2, column 14: "<p>\\nBuilt at 10:00\\n" and "<p>\\nBuilt at 10:01\\n"',
  ),
  compareFixture('missing-file', 'b.txt is only in the second build.'),
  twoBuilds(
    'edited sentence',
    'other-page-changes',
    oneSentence,
    'index.html changes with one sentence of /changed. Fix: keep the text out of that file, or its name out of the others',
  ),
  twoBuilds(
    'edited sentence',
    'two-scripts-change',
    oneSentence,
    'One sentence of /changed gives another name to the scripts 12, 13, not to one.',
  ),
  twoBuilds(
    'edited sentence',
    'nothing-edited',
    oneSentence,
    'changed/index.html is the same in both builds. Fix: edit a sentence of the page before the second build.',
  ),
  twoBuilds(
    'names of files',
    'same-name-other-bytes',
    renamedOnly,
    'assets/js/12.aaaaaaaa.js has other bytes under the same name. Fix: let the hash in its name come from its content',
  ),
  twoBuilds(
    'two bundlers',
    'other-bundler',
    sameIndexes,
    'search-index-default.json is not the same with Rspack and webpack.',
  ),
  twoBuilds(
    'two bundlers',
    'one-bundler',
    sameIndexes,
    'index.html is the same with Rspack and webpack, so one of them built both.',
  ),
];
