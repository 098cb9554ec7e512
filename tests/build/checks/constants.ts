import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';

// Specification, sections 1 and 9. Written out here on purpose: a check that reads `src/data/site.ts` would
// follow every mistake in it.
const docsVersion = '1.5.0';
const apiVersion = '0.1.0';
const copyright = 'Copyright © 2023';
const languages = ['en', 'x-default'];
const apis = [
  { path: '/api/capi/', file: 'api/capi.json' },
  { path: '/api/sapi/', file: 'api/sapi.json' },
];

type Fact = { holds: boolean; fault: string };

function pageFacts({ path, $ }: BuiltPage): Fact[] {
  const foreign = $('link[rel=alternate][hreflang]')
    .toArray()
    .map((node) => $(node).attr('hreflang') ?? '')
    .filter((language) => !languages.includes(language));
  return [
    {
      holds: $('.theme-layout-footer').text().includes(copyright),
      fault: `${path}: the footer does not say "${copyright}". Correct copyrightYear in src/data/site.ts.`,
    },
    {
      holds: $('.theme-layout-navbar').text().includes(docsVersion),
      fault: `${path}: the navbar does not show the docs version ${docsVersion}. Correct docsVersion in src/data/site.ts or the item docsVersion in src/config/navbar.ts.`,
    },
    {
      holds: foreign.length === 0,
      fault: `${path}: the page names the languages ${foreign.join(', ')}; the site has English only. Take them out of i18n.locales.`,
    },
  ];
}

function apiFacts(site: BuiltSite): Fact[] {
  return apis.flatMap(({ path, file }) => {
    const text = site.read(file);
    const page = site.pages.find((candidate) => candidate.path === path);
    const version = text && (JSON.parse(text) as { info?: { version?: string } }).info?.version;
    return [
      ...(text === undefined
        ? []
        : [
            {
              holds: version === apiVersion,
              fault: `static/${file}: info.version is "${version}", not ${apiVersion}.`,
            },
          ]),
      ...(page
        ? [
            {
              holds: page.$('main').text().includes(`Version ${apiVersion}`),
              fault: `${path} does not say "Version ${apiVersion}". Show info.version of static/${file}.`,
            },
          ]
        : []),
    ];
  });
}

/** The versions, the copyright year and the one language of the site, wherever a reader sees them. */
export function constants(site: BuiltSite): GuardReport {
  const facts = [...site.pages.flatMap(pageFacts), ...apiFacts(site)];
  const missing = apis
    .filter(({ file }) => !site.files.has(file))
    .map(({ file }) => `static/${file} is not in the built site. Add the OpenAPI file.`);
  return {
    checked: facts.length,
    unit: 'facts',
    faults: [...facts.filter(({ holds }) => !holds).map(({ fault }) => fault), ...missing],
  };
}
