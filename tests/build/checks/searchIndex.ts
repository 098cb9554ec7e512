import lunr from 'lunr';
import type { IndexFile, StoredDocument } from '../../../plugins/search/common/schema';
import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';
import '../../../plugins/search/common/languages';
import { indexBudget } from '../budgets';

type SerialisedTerm = [term: string, posting: { content: Record<string, object> }];

/** Types of documents by the kind of the route; other kinds are lists, which are not worth finding. */
const types: Record<string, string> = { doc: 'docs', blog: 'blog', standalone: 'other' };

const fileName = /^search-index-(.+)\.json$/;

const pageOf = ({ sectionRoute }: StoredDocument): string => sectionRoute.split('#', 1)[0] ?? '';

const tagOf = ({ $ }: BuiltPage): string | undefined => $('meta[name=docusaurus_tag]').attr('content');

/**
 * Words in code, in tables and in folds. They were written for this check, so that it shares no mistake with the
 * plugin. The list of changes at the end of a page is not indexed, because its words are those of the release notes.
 */
function hiddenWords({ $ }: BuiltPage): Set<string> {
  const texts = $('article pre, article td, article summary')
    .not('.dos-changes *')
    .toArray()
    .map((element) => $(element).text().toLowerCase());
  const words = texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}_@%.])[a-z]{5,}(?![\p{L}\p{N}_])/gu) ?? []);
  return new Set(words.filter((word) => lunr.stopWordFilter(new lunr.Token(word, {})) !== undefined));
}

function pageFaults(
  page: BuiltPage,
  documents: readonly StoredDocument[],
  terms: ReadonlyMap<string, Set<string>>,
): string[] {
  const own = documents.filter((document) => pageOf(document) === page.path);
  const faults = own
    .filter(({ type }) => type !== types[page.route?.kind ?? ''])
    .map(({ sectionRoute, type }) => `${sectionRoute} has the type ${type}`);
  const anchors = new Set(own.flatMap(({ sectionRoute }) => sectionRoute.split('#')[1] ?? []));
  if (!own.some(({ sectionRoute }) => sectionRoute === page.path)) {
    faults.push(`${page.path} has no document`);
  }
  for (const heading of page.$('article h2[id], article h3[id]').toArray()) {
    const id = heading.attribs['id'] ?? '';
    if (!anchors.has(id)) faults.push(`${page.path}#${id} has no document`);
  }
  const existing = new Set(
    page
      .$('[id]')
      .toArray()
      .map(({ attribs }) => attribs['id']),
  );
  for (const id of anchors) {
    if (!existing.has(id)) faults.push(`${page.path}#${id} leads to nothing`);
  }
  const ids = new Set(own.map(({ id }) => String(id)));
  for (const word of hiddenWords(page)) {
    const stem = String(lunr.stemmer(new lunr.Token(word, {})));
    const found = terms.get(stem);
    if (!found || ![...ids].some((id) => found.has(id))) faults.push(`"${word}" on ${page.path} is not in the index`);
  }
  return faults;
}

function fileFaults(site: BuiltSite, file: string): { faults: string[]; checked: number } {
  const text = site.read(file) ?? '';
  const tag = fileName.exec(file)?.[1] ?? '';
  const faults: string[] = [];
  const { documents, index } = JSON.parse(text) as IndexFile;
  try {
    lunr.Index.load(index);
  } catch (error) {
    return { faults: [`lunr cannot read it: ${error}`], checked: documents.length };
  }
  const bytes = site.sentBytes(file) ?? 0;
  const budget = indexBudget(tag, new Set(documents.map(pageOf)).size);
  if (bytes > budget) {
    faults.push(`it has ${bytes} bytes compressed, its pages may bring at most ${budget} (tests/build/budgets.ts)`);
  }
  const { invertedIndex } = index as { invertedIndex: SerialisedTerm[] };
  const terms = new Map(invertedIndex.map(([term, { content }]) => [term, new Set(Object.keys(content))]));
  const pages = site.pages.filter((page) => page.route && page.route.kind in types && tagOf(page) === tag);
  faults.push(...pages.flatMap((page) => pageFaults(page, documents, terms)));
  const searched = new Set(pages.map((page) => page.path));
  // References are given by their own plugin and have no headings that could be compared.
  const references = new Set(site.routes.filter(({ kind }) => kind === 'api').map(({ path }) => path));
  const strays = documents.filter((document) => !searched.has(pageOf(document)) && !references.has(pageOf(document)));
  faults.push(...strays.map(({ sectionRoute }) => `${sectionRoute} is no page to be searched`));
  return { faults, checked: documents.length };
}

/**
 * Every page of the documentation, every post and every standalone page is in the index of its tag, with a document for
 * each section, of the right type, and with the words of its code, tables and folds; lists are in none (specification,
 * sections 3 and 7). No file has more bytes than its pages may bring.
 */
export function searchIndex(site: BuiltSite): GuardReport {
  const wanted = new Set(site.pages.filter(({ route }) => route && route.kind in types).map((page) => tagOf(page)));
  const files = [...site.files].filter((file) => fileName.test(file)).sort();
  const missing = [...wanted].filter((tag) => !site.files.has(`search-index-${tag}.json`));
  const results = files.map((file) => ({ file, ...fileFaults(site, file) }));
  return {
    checked: results.reduce((sum, { checked }) => sum + checked, 0) + missing.length,
    unit: 'sections',
    faults: [
      ...missing.map((tag) => `search-index-${tag}.json is missing.`),
      ...results.flatMap(({ file, faults }) => faults.map((fault) => `${file}: ${fault}.`)),
    ].map((fault) => `${fault} Look at plugins/search.`),
  };
}
