import type { GuardReport } from '../../guards/guard';

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\s*\(\s*)(['"])([^'"\n]+)\1/g;
/** Paths that Docusaurus may change in any release: `…/internal` of a package, and what it was compiled to. */
const notPublic = /^[^.].*\/internal(\/|$)|^@docusaurus\/[^/]+\/lib(\/|$)/;

/**
 * Nothing is imported from inside Docusaurus (architecture: "nothing is imported from an internal path").
 *
 * @param sources text of each source file, by its path
 */
export function publicImports(sources: ReadonlyMap<string, string>): GuardReport {
  let checked = 0;
  const faults: string[] = [];
  for (const [file, text] of sources) {
    for (const match of text.matchAll(specifier)) {
      const path = match[2] ?? '';
      checked += 1;
      if (notPublic.test(path)) {
        const line = text.slice(0, match.index).split('\n').length;
        faults.push(
          `${file}:${line}: '${path}' is internal to its package and may change in any release. Import from a public path, or write the few lines yourself.`,
        );
      }
    }
  }
  return { checked, unit: 'imports', faults };
}
