import lunr from 'lunr';
import { languageTools } from '../common/languages';
import type { SerialisedIndex } from '../common/lunrFile';
import {
  FIELDS,
  type IndexFile,
  type Kind,
  plainKind,
  type SearchDocument,
  type StoredDocument,
} from '../common/schema';
import { type WordRules, wordsOfNames, wordsOfText } from '../common/text';
import type { SearchOptions } from '../options';
import { compact, partOf } from './compact';
import type { GivenPage, GivenSection } from './source';

/** A page with the line that describes it, which is indexed with its first section. */
export type IndexPage = GivenPage & { description?: string };

type Built = Pick<
  SearchOptions,
  'language' | 'removeDefaultStopWordFilter' | 'boost' | 'b' | 'k1' | 'excerptLength' | 'identifiers'
>;

/** Words of each field, in the form in which lunr takes them. */
type Words = Record<(typeof FIELDS)[number], string[]>;

type Entry = { tag: string; document: SearchDocument; words: Words };

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** @returns the beginning of a text, without half a word at the end */
function excerpt(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const end = text.lastIndexOf(' ', length);
  return text.slice(0, end > 0 ? end : length);
}

function wordsOf(
  page: IndexPage,
  section: GivenSection,
  isFirst: boolean,
  rules: WordRules,
  content: WordRules,
): Words {
  const named = (text: string) => [...wordsOfText(text, rules), ...wordsOfNames(text, rules)];
  const description = isFirst ? (page.description ?? '') : '';
  // The title of a page is the category of its sections.
  const parents = [...(page.parents ?? []), ...(isFirst ? [] : [page.title])];
  return {
    title: named(section.title),
    content: [
      ...wordsOfText(`${section.text} ${description}`, content),
      ...(content.identifiers ? wordsOfNames(section.names ?? '', content) : []),
    ],
    tags: [...(section.tags ?? []), ...(section.rows ?? [])].flatMap(named),
    questions: (section.questions ?? []).flatMap((question) => wordsOfText(question, rules)),
    sidebarParentCategories: parents.flatMap((label) => wordsOfText(label, rules)),
  };
}

function entriesOf(pages: readonly IndexPage[], options: Built): Entry[] {
  const { isStopWord } = languageTools(options.language, options.removeDefaultStopWordFilter);
  const titles = { isStopWord, identifiers: options.identifiers !== 'off' };
  const content = { isStopWord, identifiers: options.identifiers === 'all' };
  const next = new Map<string, number>();
  return [...pages]
    .sort((a, b) => byText(a.route, b.route))
    .flatMap((page) =>
      page.sections.map((section, at): Entry => {
        const id = (next.get(page.tag) ?? 0) + 1;
        next.set(page.tag, id);
        const document: SearchDocument = {
          id,
          title: section.title,
          content: excerpt(section.text, options.excerptLength),
          tags: section.tags ?? [],
          questions: [...(section.questions ?? [])],
          typed: [...(section.typed ?? [])],
          sidebarParentCategories: page.parents ?? [],
          sectionRoute: section.anchor === null ? page.route : `${page.route}#${section.anchor}`,
          sectionTitle: section.title,
          pageTitle: page.title,
          type: page.type,
          kind: section.kind ?? page.kind ?? plainKind(page.type),
        };
        return { tag: page.tag, document, words: wordsOf(page, section, at === 0, titles, content) };
      }),
    );
}

function indexOf(entries: readonly Entry[], options: Built): SerialisedIndex {
  const { stemmers, stem } = languageTools(options.language, options.removeDefaultStopWordFilter);
  // A pipeline of lunr would find the stem of each word again for each place where it occurs.
  const stemsOf = (words: readonly string[]) => words.map(stem).filter((one) => one !== '');
  const builder = new lunr.Builder();
  builder.searchPipeline.add(...stemmers);
  builder.b(options.b);
  builder.k1(options.k1);
  builder.ref('ref');
  for (const field of FIELDS) {
    // A boost in the query does nothing: lunr divides by the length of the query.
    builder.field(field, { boost: options.boost[field] });
  }
  for (const { tag, document, words } of entries) {
    const stems = Object.fromEntries(FIELDS.map((field) => [field, stemsOf(words[field])]));
    builder.add({ ref: `${tag}:${document.id}`, ...stems });
  }
  return JSON.parse(JSON.stringify(builder.build())) as SerialisedIndex;
}

/** Every field of the specification is in the file; of ours only what cannot be known without it. */
function stored({ questions, typed, kind, ...needed }: SearchDocument, usual: Kind): StoredDocument {
  return {
    ...needed,
    ...(questions.length === 0 ? {} : { questions }),
    ...(typed.length === 0 ? {} : { typed }),
    ...(kind === usual ? {} : { kind }),
  };
}

/** Only the first section of a page has its kind. */
function storedAll(entries: readonly Entry[]): StoredDocument[] {
  let first: SearchDocument | undefined;
  return entries.map(({ document }) => {
    if (!document.sectionRoute.includes('#')) {
      first = document;
      return stored(document, plainKind(document.type));
    }
    return stored(document, first?.kind ?? plainKind(document.type));
  });
}

/**
 * Builds one index over all pages, so that words count the same everywhere, and parts it by tag. The same pages give
 * the same files, in whatever order they come.
 *
 * @param pages pages of all tags
 * @param tags tags that get a file even when no page has them
 * @returns tag → the content of its file
 */
export function buildIndexes(
  pages: readonly IndexPage[],
  tags: readonly string[],
  options: Built,
): Map<string, IndexFile> {
  const entries = entriesOf(pages, options);
  const whole = indexOf(entries, options);
  const all = [...new Set([...tags, ...entries.map(({ tag }) => tag)])].sort(byText);
  return new Map(
    all.map((tag) => {
      const start = `${tag}:`;
      const own = (ref: string) => (ref.startsWith(start) ? Number(ref.slice(start.length)) : undefined);
      const documents = storedAll(entries.filter((entry) => entry.tag === tag));
      return [tag, { documents, index: compact(partOf(whole, own)) }];
    }),
  );
}
