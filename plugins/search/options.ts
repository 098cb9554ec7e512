import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LIMITS } from './common/limits';
import {
  BOOSTS,
  type BoxOptions,
  type EngineOptions,
  FIELDS,
  type Field,
  type Kind,
  LANGUAGES,
  type PanelOptions,
} from './common/schema';

/** Options with a name of `@easyops-cn/docusaurus-search-local` mean the same as there. */
export type SearchOptions = EngineOptions &
  BoxOptions &
  PanelOptions & {
    id: string;
    indexDocs: boolean;
    indexBlog: boolean;
    indexPages: boolean;
    /** How many categories above a document are indexed, the nearest ones. */
    parentCategories: number;
    boost: Record<Field, number>;
    b: number;
    k1: number;
    /** Routes without the base URL that are left out: as text, equal; as expression, matching. */
    ignoreFiles: (string | RegExp)[];
    ignoreCssSelectors: string[];
    /** Characters of a section that are stored for the panel. */
    excerptLength: number;
    /** Where names with signs and parts of words are indexed. */
    identifiers: 'all' | 'titles' | 'off';
    /** Module that tells the search about its site (`host/host.ts`), as a path; the default knows nothing of the site. */
    host: string;
    /** Route of a page without the base URL → what readers type who want it; searched like its questions, never shown. */
    typed: Record<string, string[]>;
    /** What a document is for a reader, if it is not a guide. */
    kindOf: (document: { route: string; frontMatter: object }) => Kind | undefined;
    /** Whether the search brings colours and sizes made from those of Infima; a site that defines all tokens needs none. */
    defaultTokens: boolean;
    /** Compressed bytes of one tag; more is a warning. */
    sizeBudget: number;
    /** How the host compresses a file, for the budget; a build that compresses anyway may do it here once. */
    compress: (text: Buffer, name: string) => Promise<Buffer>;
    /** Gives the value that an earlier build made from the same inputs, or makes it; the default always makes it. */
    keep: <Value>(name: string, inputs: readonly string[], make: () => Value) => Value;
  };

/** The options as `docusaurus.config.ts` has them. */
export type Options = Partial<Omit<SearchOptions, 'boost'>> & { boost?: Partial<Record<Field, number>> };

const brotli = promisify(brotliCompress);

const defaultHost = path.join(__dirname, 'host', 'defaultHost.ts');

/** What an option may be: the test, and the words for the message. */
type Rule = { accepts: (value: unknown) => boolean; wants: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isNumber = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

const flag: Rule = { accepts: (value) => typeof value === 'boolean', wants: 'true or false' };
const text: Rule = { accepts: isText, wants: 'a text that is not empty' };
const numberUpTo = (most: number): Rule => ({
  accepts: (value) => isNumber(value, 0, most),
  wants: `a number from 0 to ${most}`,
});
const whole = (least: number, most: number): Rule => ({
  accepts: (value) => Number.isInteger(value) && isNumber(value, least, most),
  wants: `a whole number from ${least} to ${most}`,
});
const oneOf = (...values: string[]): Rule => ({
  accepts: (value) => values.some((one) => one === value),
  wants: `one of ${values.map((value) => `"${value}"`).join(', ')}`,
});
const listOf = ({ accepts, wants }: Rule, least = 0): Rule => ({
  accepts: (value) => Array.isArray(value) && value.length >= least && value.every(accepts),
  wants: `a list of ${least > 0 ? `${least} or more of ` : ''}${wants}`,
});
const method: Rule = { accepts: (value) => typeof value === 'function', wants: 'a function' };
const languages = oneOf(...LANGUAGES);
const boosts: Rule = {
  accepts: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, boost]) => FIELDS.some((field) => field === name) && isNumber(boost, 0, 1000)),
  wants: `an object with numbers from 0 to 1000 for ${FIELDS.join(', ')}`,
};
const keymap: Rule = {
  accepts: (value) => isText(value) && /^mod\+[a-z]$/.test(value),
  wants: '"mod+" and a letter from a to z, for example "mod+k"',
};
const texts = listOf(text);
const textsByRoute: Rule = {
  accepts: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, lines]) => name.startsWith('/') && texts.accepts(lines)),
  wants: `an object with ${texts.wants} for routes without the base URL`,
};
const route: Rule = {
  accepts: (value) => isText(value) || value instanceof RegExp,
  wants: 'routes without the base URL or regular expressions',
};

/** The default of each option, and what it may be. */
const known: { readonly [Name in keyof SearchOptions]: readonly [SearchOptions[Name], Rule] } = {
  id: ['default', text],
  indexDocs: [true, flag],
  indexBlog: [true, flag],
  indexPages: [true, flag],
  language: [['en', 'ru'], listOf(languages, 1)],
  searchResultLimits: [LIMITS.results, whole(1, 100)],
  parentCategories: [3, whole(0, 20)],
  boost: [BOOSTS, boosts],
  b: [LIMITS.b, numberUpTo(1)],
  k1: [LIMITS.k1, numberUpTo(10)],
  ignoreFiles: [[], listOf(route)],
  ignoreCssSelectors: [[], listOf(text)],
  removeDefaultStopWordFilter: [[], listOf(languages)],
  excerptLength: [52, whole(0, 1000)],
  identifiers: ['all', oneOf('all', 'titles', 'off')],
  synonyms: [[], listOf(listOf(text, 2))],
  related: [[], listOf(listOf(text, 2))],
  translations: [[], listOf(listOf(text, 2))],
  fillers: [[], listOf(text)],
  secondary: [[], listOf(text)],
  families: [[], listOf(text)],
  parts: [false, flag],
  fuzzy: ['when-empty', oneOf('when-empty', 'off')],
  layouts: [true, flag],
  searchBarShortcut: [true, flag],
  searchBarShortcutKeymap: ['mod+k', keymap],
  highlight: [true, flag],
  ranking: ['full', oneOf('full', 'plain')],
  host: [defaultHost, text],
  blogLabel: ['Blog', text],
  contents: ['', { accepts: (value) => value === '' || isText(value), wants: 'a route without the base URL, or ""' }],
  recentSearches: [true, flag],
  typed: [{}, textsByRoute],
  kindOf: [() => undefined, method],
  defaultTokens: [true, flag],
  sizeBudget: [LIMITS.indexBytes, whole(1, 100_000_000)],
  compress: [(text) => brotli(text), method],
  keep: [(_name, _inputs, make) => make(), method],
};

export const defaults = Object.fromEntries(
  Object.entries(known).map(([name, [value]]) => [name, value]),
) as SearchOptions;

const isKnown = (name: string): name is keyof SearchOptions => Object.hasOwn(known, name);

function faultOf(name: string, value: unknown): string | null {
  if (!isKnown(name)) {
    return `There is no option "${name}"; known are ${Object.keys(known).join(', ')}.`;
  }
  const [, { accepts, wants }] = known[name];
  return accepts(value) ? null : `Option "${name}" is ${JSON.stringify(value)}, but it must be ${wants}.`;
}

/**
 * @param given options of the site; what is undefined has its default
 * @returns all options
 * @throws Error that names every wrong option, what it is and what it must be
 */
export function readOptions(given: Options): SearchOptions {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const faults = entries.map(([name, value]) => faultOf(name, value)).filter((fault) => fault !== null);
  if (faults.length > 0) {
    throw new Error(`[local search] ${faults.join(' ')} Fix: the options of plugins/search.`);
  }
  const options: SearchOptions = { ...defaults, ...Object.fromEntries(entries) };
  return { ...options, boost: { ...defaults.boost, ...given.boost } };
}

/**
 * @param baseUrl path of the site on its host; the routes of the index have it, those of the options have not
 * @returns the part that the engine in the browser needs
 */
export const engineOptions = (options: SearchOptions, baseUrl = '/'): EngineOptions => ({
  language: options.language,
  searchResultLimits: options.searchResultLimits,
  ranking: options.ranking,
  parts: options.parts,
  fuzzy: options.fuzzy,
  layouts: options.layouts,
  synonyms: options.synonyms,
  related: options.related,
  translations: options.translations,
  fillers: options.fillers,
  secondary: options.secondary.map((route) => baseUrl + route.slice(1)),
  families: options.families.map((route) => baseUrl + route.slice(1)),
  removeDefaultStopWordFilter: options.removeDefaultStopWordFilter,
});

/** @returns the part that the box needs */
export const boxOptions = (options: SearchOptions): BoxOptions => ({
  searchBarShortcut: options.searchBarShortcut,
  searchBarShortcutKeymap: options.searchBarShortcutKeymap,
  highlight: options.highlight,
});

/** @returns the part that the panel needs */
export const panelOptions = ({ blogLabel, contents, recentSearches }: SearchOptions): PanelOptions => ({
  blogLabel,
  contents,
  recentSearches,
});
