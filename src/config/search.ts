import { copiesOf, keptCopies } from '../../plugins/build/compressed';
import { buildResults } from '../../plugins/build/kept/buildResults';
import localSearch from '../../plugins/search/index';
import { type Options, readOptions } from '../../plugins/search/options';
import { loadFacts } from '../data/facts';
import { site } from '../data/site';
import { relatedWords } from './relatedWords';
import { fillers, synonyms, translations } from './searchWords';
import { typedByReaders } from './typedByReaders';
import { messagesByPage } from './typedMessages';
import { withOptions } from './withOptions';

const terms = Object.values(loadFacts().glossary).map(({ russian, term }) => [russian, term]);

/** The list of links at the end of a page speaks of other pages; its heading is found, its words are not. */
const linksToOthers = '#see-also ~ *';

/** What a page offers to do with it. */
const pageActions = '.dos-page-actions';

/** Changes are found in the release notes; the area of each is for the eye. */
const changes = ['.dos-changes', '.dos-change-area'];

/** The badge above a text would be the first words of its excerpt; inside of a sentence it belongs to it. */
const badgeLine = '.dos-since-line';

/** Route of a page → lines that are indexed with it and never shown. */
const typed: Record<string, string[]> = { ...typedByReaders };
for (const [route, messages] of Object.entries(messagesByPage)) {
  typed[route] = [...(typed[route] ?? []), ...messages];
}

/** Pages that list facts, by the field `pattern` of their front matter. */
const referencePatterns = ['reference', 'variable', 'functions', 'glossary'];

const isReference = (frontMatter: object): boolean =>
  'pattern' in frontMatter && referencePatterns.some((pattern) => pattern === frontMatter.pattern);

export const search = {
  ignoreCssSelectors: [pageActions, linksToOthers, badgeLine, ...changes],
  language: [...site.searchLanguages],
  synonyms,
  related: relatedWords,
  translations: [...terms, ...translations],
  fillers,
  typed,
  // Facts about one variable each, and pages that only repeat or show others.
  secondary: ['/syntax-DL/variables/', '/full_documentation', '/markdown-page', '/titlePage'],
  // Variables that differ in their number only.
  families: ['/syntax-DL/variables/temporal/last_set', '/syntax-DL/variables/temporal/last_mark'],
  host: './src/client/searchHost.ts',
  blogLabel: 'Release notes',
  contents: '/content',
  kindOf: ({ frontMatter }) => (isReference(frontMatter) ? 'reference' : 'guide'),
  defaultTokens: false,
  keep: (...asked) => buildResults().value(...asked),
  // The last step of the build finds these copies.
  compress: async (text, name) => (await copiesOf(text, name, keptCopies())).br,
  // 339 kB with 760 questions, 25 kB of what readers type and every field of the specification. The plugin warns whoever
  // adds far more; what each page may add is in `tests/build/budgets.ts`.
  sizeBudget: 400_000,
} satisfies Options;

export const searchPlugin = withOptions(localSearch, readOptions(search));
