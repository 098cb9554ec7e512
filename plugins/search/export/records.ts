import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type IndexFile, type Kind, plainKind, type TextFile, textFileName } from '../common/schema';

/** Titles from the outermost category down, as DocSearch has them; what does not exist is `null`. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Hierarchy = Record<(typeof LEVELS)[number], string | null>;

/** A heading, or a piece of the text below it. The README says what each field is for. */
export type SearchRecord = {
  objectID: string;
  type: 'lvl1' | 'lvl2' | 'content';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  hierarchy: Hierarchy;
  content: string | null;
  keywords: string[];
  questions: string[];
  kind: Kind;
  lang: string;
  language: string;
  docusaurus_tag: string;
  weight: { page_rank: number; level: number; position: number };
};

/** Most characters of a piece: engines take no long records, and show the piece that matched. */
const mostCharacters = 1200;

/** A page that explains before a list of facts, and that before a post. */
const pageRank: Readonly<Record<Kind, number>> = { guide: 40, operation: 30, reference: 20, page: 10, post: 0 };

const levelOf = { lvl1: 100, lvl2: 90, content: 0 } as const;

/** The same as long as the address stays: no engine keeps two of it, and all of them take these signs. */
const idOf = (route: string, piece: string): string =>
  createHash('sha256').update(`${route}\n${piece}`).digest('hex').slice(0, 24);

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const space = rest.lastIndexOf(' ', mostCharacters);
    const end = rest.length <= mostCharacters ? rest.length : space > 0 ? space : mostCharacters;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  return pieces;
}

/** What is the same for all records of a built site. */
type Site = { dir: string; origin: string; baseUrl: string; language: string };

function textsOf({ dir, baseUrl }: Site, route: string): TextFile {
  const file = path.join(dir, textFileName(decodeURI(route.slice(baseUrl.length - 1))));
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: it has the texts of ${route}. Fix: build the site again (npm run build).`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as TextFile;
}

function recordsOfTag(site: Site, tag: string, { documents }: IndexFile): SearchRecord[] {
  let kindOfPage: Kind | undefined;
  let position = 0;
  const texts = new Map<string, TextFile>();
  return documents.flatMap((document) => {
    const [route = '', anchor = null] = document.sectionRoute.split('#');
    const usual = plainKind(document.type);
    if (anchor === null) {
      kindOfPage = document.kind ?? usual;
      position = 0;
    }
    const known = texts.get(route) ?? textsOf(site, route);
    texts.set(route, known);
    const page = `${site.origin}${route}`;
    const kind = document.kind ?? kindOfPage ?? usual;
    const make = (type: SearchRecord['type'], content: string | null, piece: string): SearchRecord => ({
      objectID: idOf(document.sectionRoute, piece),
      type,
      url: anchor === null ? page : `${page}#${anchor}`,
      url_without_anchor: page,
      anchor,
      hierarchy: {
        lvl0: document.sidebarParentCategories.at(-1) ?? document.pageTitle,
        lvl1: document.pageTitle,
        lvl2: anchor === null ? null : document.sectionTitle,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content,
      keywords: document.tags,
      questions: document.questions ?? [],
      kind,
      lang: site.language,
      language: site.language,
      docusaurus_tag: tag,
      weight: { page_rank: pageRank[kind], level: levelOf[type], position: position++ },
    });
    const pieces = piecesOf(known[anchor ?? ''] ?? '');
    return [
      make(anchor === null ? 'lvl1' : 'lvl2', null, 'title'),
      ...pieces.map((text, at) => make('content', text, `text ${at}`)),
    ];
  });
}

/** @throws Error when the page does not say its own address */
function siteIn(dir: string): Site {
  const page = path.join(dir, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const link = /<link\b[^>]*\brel=["']?canonical["'\s][^>]*>/.exec(html)?.[0] ?? '';
  const href = /\bhref=["']?([^"'\s>]+)/.exec(link)?.[1];
  if (href === undefined) {
    throw new Error(`${page} has no canonical address. Fix: build the site, or name its folder (npm run build).`);
  }
  const { origin, pathname } = new URL(href);
  const language = /<html\b[^>]*\blang=["']?([\w-]+)/.exec(html)?.[1] ?? 'en';
  return { dir, origin, baseUrl: pathname.endsWith('/') ? pathname : `${pathname}/`, language };
}

/**
 * Reads everything that the search of a built site finds.
 *
 * @param dir folder of the built site
 * @returns a record for each heading and each piece of text, in the order of the pages
 * @throws Error when the folder holds no built site, or no index
 */
export function readRecords(dir: string): SearchRecord[] {
  const site = siteIn(dir);
  const tags = readdirSync(dir).flatMap((name) => /^search-index-(.+)\.json$/.exec(name)?.[1] ?? []);
  const records = tags.sort().flatMap((tag) => {
    const text = readFileSync(path.join(dir, `search-index-${tag}.json`), 'utf8');
    return recordsOfTag(site, tag, JSON.parse(text) as IndexFile);
  });
  if (records.length === 0) {
    throw new Error(`${dir} has no search index with documents. Fix: build the site with plugins/search.`);
  }
  return records;
}
