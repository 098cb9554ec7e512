import { runInNewContext } from 'node:vm';
import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';

type Reader = { says: string; stored: string | null; systemIsDark: boolean; mode: string };

/** Who opens the site, and the mode the specification gives them (sections 1 and 4). */
const readers: readonly Reader[] = [
  { says: 'a new reader', stored: null, systemIsDark: false, mode: 'light' },
  { says: 'a new reader with a dark system', stored: null, systemIsDark: true, mode: 'light' },
  { says: 'a reader who chose dark', stored: 'dark', systemIsDark: false, mode: 'dark' },
  { says: 'a reader who chose light', stored: 'light', systemIsDark: true, mode: 'light' },
];

function startScriptOf({ $ }: BuiltPage): string | undefined {
  return $('script:not([src])')
    .toArray()
    .map((node) => $(node).text())
    .find((text) => text.includes('data-theme'));
}

/** Runs the start script as a browser would, with just those objects of the browser that it uses. */
function modeAfter(script: string, { stored, systemIsDark }: Reader): string | undefined {
  const attributes = new Map<string, string>();
  const localStorage = { getItem: (key: string) => (key === 'theme' ? stored : null) };
  const matchMedia = (query: string) => ({ matches: systemIsDark === query.includes('dark') });
  const window = { location: { search: '' }, localStorage, matchMedia };
  const document = { documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) } };
  runInNewContext(script, { window, document, localStorage, matchMedia, URLSearchParams });
  return attributes.get('data-theme');
}

/** "Colour mode is light by default", kept in browser storage under the key `theme`, and set before the first paint. */
export function colourMode(site: BuiltSite): GuardReport {
  const pagesByScript = new Map<string | undefined, BuiltPage[]>();
  for (const page of site.pages) {
    const script = startScriptOf(page);
    pagesByScript.set(script, [...(pagesByScript.get(script) ?? []), page]);
  }
  return {
    checked: site.pages.length,
    unit: 'pages',
    faults: [...pagesByScript].flatMap(([script, pages]) => {
      const where = `${pages[0]?.path} and ${pages.length - 1} more pages`;
      if (script === undefined) {
        return [
          `${where}: no inline script sets data-theme before the first paint. Turn colorMode on in docusaurus.config.ts.`,
        ];
      }
      return readers
        .map((reader) => ({ ...reader, found: modeAfter(script, reader) }))
        .filter(({ mode, found }) => mode !== found)
        .map(
          ({ says, mode, found }) =>
            `${where}: ${says} gets the mode ${found ?? 'none'}, not ${mode}. Correct colorMode in docusaurus.config.ts.`,
        );
    }),
  };
}
