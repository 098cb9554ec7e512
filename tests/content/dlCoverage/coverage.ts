import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from '../../../plugins/texts/document';
import { pageExamples } from '../../../plugins/transforms/dl-examples/pageExamples';
import { exampleBases } from '../../../plugins/transforms/exampleBases';
import { type Seen, seenIn, seenKey } from './seen';
import { everythingWanted, type Group, type Wanted } from './wanted';

export type Coverage = {
  readonly pages: number;
  readonly counts: readonly { readonly group: string; readonly shown: number; readonly wanted: number }[];
  readonly misses: readonly Wanted[];
};

/** @returns which of the wanted things are seen, counted by group */
export function compareCoverage(wanted: readonly Wanted[], seen: Seen, pages: number): Coverage {
  const misses = wanted.filter(({ group, key }) => !seen.has(seenKey(group, key)));
  const wide = (group: Group) => (['function', 'variable', 'code'].includes(group) ? group : 'grammar');
  const counts = [...new Set(wanted.map(({ group }) => wide(group)))].map((name) => {
    const own = wanted.filter(({ group }) => wide(group) === name);
    return { group: name, wanted: own.length, shown: own.filter((one) => !misses.includes(one)).length };
  });
  return { pages, counts, misses };
}

/** @param folder folder of pages; all their executed examples are read */
export function dlCoverage(folder: string): Coverage {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const seen = new Set<string>();
  for (const file of files) {
    const shown = path.join(folder, file);
    const { tree } = parseDocument(shown, 'doc', readFileSync(shown, 'utf8'));
    for (const key of seenIn(pageExamples(tree, shown, exampleBases).fences)) {
      seen.add(key);
    }
  }
  return compareCoverage(everythingWanted(), seen, files.length);
}

/** @returns one line with the counts, and one for each thing that no example shows */
export function formatCoverage({ counts, misses, pages }: Coverage): string {
  const told = counts.map(({ group, shown, wanted }) => `${group} ${shown}/${wanted}`).join(', ');
  const lines = misses.map(({ group, shown }) => `missing: ${group} ${shown}`);
  return [`DL coverage of the executed examples on ${pages} pages: ${told}; ${misses.length} missing`, ...lines].join(
    '\n',
  );
}
