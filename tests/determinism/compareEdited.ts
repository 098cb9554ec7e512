import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GuardReport } from '../guards/guard';
import { allFilesBelow } from '../helpers/allFilesBelow';

const fix =
  'keep the text out of that file, or its name out of the others (plugins/bundle/page-routes/pageScripts.ts); if the file contains the text of the page itself, add it to tests/determinism/compareEdited.ts';

/** Compressed copies follow their file. */
const plain = (file: string) => file.replace(/\.(?:br|gz)$/, '');

/** Files that contain the text of a page, or the name of the script with its text. */
function mayChange(page: string): (file: string) => boolean {
  const own = [
    `${page.slice(1)}/index.html`,
    `${page.slice(1)}.md`,
    `search-text${page}.json`,
    'llms-full.txt',
    'page-scripts.json',
  ];
  return (file) => own.includes(file) || /^search-index-[\w-]+\.json$/.test(file);
}

/** The script of a text: the same number in both builds, with another hash. */
const script = /^assets\/js\/(\d+)\.[\da-f]+\.js$/;

/**
 * Compares two builds of a site, of which the second has one edited sentence.
 *
 * @param page route of the page with the sentence
 * @returns a fault for every file that differs and neither contains the sentence nor names its script
 */
export function compareEdited(before: string, after: string, page: string): GuardReport {
  const names = [...new Set([...allFilesBelow(before), ...allFilesBelow(after)])].sort();
  const read = (folder: string, name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name)) : undefined;
  const changed = names.filter((name) => {
    const [one, other] = [read(before, name), read(after, name)];
    return one === undefined || other === undefined || !one.equals(other);
  });
  const expected = mayChange(page);
  const numbers = new Set(changed.flatMap((name) => script.exec(plain(name))?.[1] ?? []));
  const strange = changed.filter((name) => !expected(plain(name)) && !script.test(plain(name)));
  const faults = strange.map((name) => `${name} changes with one sentence of ${page}. Fix: ${fix}.`);
  if (numbers.size !== 1) {
    const ids = numbers.size === 0 ? 'no script' : `the scripts ${[...numbers].join(', ')}`;
    faults.push(`One sentence of ${page} gives another name to ${ids}, not to one. Fix: ${fix}.`);
  }
  const html = `${page.slice(1)}/index.html`;
  if (!changed.includes(html)) {
    faults.push(`${html} is the same in both builds. Fix: edit a sentence of the page before the second build.`);
  }
  return { checked: names.length, unit: 'files', faults };
}

/**
 * @returns a fault for every file below `assets/` that has the same name in two builds and other bytes: it may be kept
 *   for a year by whoever has it
 */
export function renamedOnly(before: string, after: string): GuardReport {
  const names = allFilesBelow(path.join(before, 'assets')).filter((name) =>
    existsSync(path.join(after, 'assets', name)),
  );
  const differing = names.filter(
    (name) => !readFileSync(path.join(before, 'assets', name)).equals(readFileSync(path.join(after, 'assets', name))),
  );
  return {
    checked: names.length,
    unit: 'files below assets/',
    faults: differing.map(
      (name) =>
        `assets/${name} has other bytes under the same name. Fix: let the hash in its name come from its content (output.chunkFilename in plugins/bundle/page-routes).`,
    ),
  };
}
