import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sameIndexes } from '../determinism/bundlers';
import { compareEdited, renamedOnly } from '../determinism/compareEdited';
import { compareFolders } from '../determinism/compareFolders';
import { editGuards, type Fault } from './editGuards';
import type { Guard, GuardReport } from './guard';

/** @param pair the folder of the fixture with two builds, between which the comparison finds no fault */
function pairGuards(
  family: string,
  pair: string,
  compare: (before: string, after: string) => GuardReport,
  faults: Record<string, Fault>,
): Guard[] {
  const run = (folder: string) => compare(path.join(folder, 'before'), path.join(folder, 'after'));
  return editGuards(
    {
      family,
      base: 'guards/determinism.txtar',
      runOn: (folder) => run(path.join(folder, pair)),
      runOnNothing: () => {
        const empty = mkdtempSync(path.join(tmpdir(), 'empty-'));
        return compare(empty, empty);
      },
    },
    faults,
  );
}

/** The proofs of `npm run check:deterministic`, and that an edited sentence changes no more than it must. */
export const determinismGuards: Guard[] = [
  ...pairGuards('deterministic build', 'same', compareFolders, {
    'other-bytes': [
      'blog/index.html differs at line 2, column 14: "<p>\\nBuilt at 10:00\\n" and "<p>\\nBuilt at 10:01\\n"',
      ['same/after/blog/index.html', '10:00', '10:01'],
    ],
    'missing-file': ['blog/index.html is only in the second build.', ['same/before/blog/index.html']],
  }),
  ...pairGuards('edited sentence', 'edited', (before, after) => compareEdited(before, after, '/changed'), {
    'other-page-changes': [
      'index.html changes with one sentence of /changed. Fix: keep the text out of that file, or its name out of the others',
      ['edited/after/index.html', '', '<script src="/assets/js/main.bbbbbbbb.js"></script>'],
    ],
    'two-scripts-change': [
      'One sentence of /changed gives another name to the scripts 12, 13, not to one.',
      ['edited/after/assets/js/13.bbbbbbbb.js', '', '"edited"'],
    ],
    'nothing-edited': [
      'changed/index.html is the same in both builds. Fix: edit a sentence of the page before the second build.',
      ['edited/after/changed/index.html', 'bbbbbbbb', 'aaaaaaaa'],
      ['edited/after/changed/index.html', 'edited', 'old'],
    ],
  }),
  ...pairGuards('names of files', 'same', renamedOnly, {
    'same-name-other-bytes': [
      'assets/js/12.aaaaaaaa.js has other bytes under the same name. Fix: let the hash in its name come from its content',
      ['same/after/assets/js/12.aaaaaaaa.js', 'old', 'edited'],
    ],
  }),
  ...pairGuards('two bundlers', 'bundlers', sameIndexes, {
    'other-bundler': [
      'search-index-default.json is not the same with Rspack and webpack.',
      ['bundlers/after/search-index-default.json', '"id":1', '"id":2'],
    ],
    'one-bundler': [
      'index.html is the same with Rspack and webpack, so one of them built both.',
      ['bundlers/after/index.html', 'bbbbbbbb', 'aaaaaaaa'],
    ],
  }),
];
