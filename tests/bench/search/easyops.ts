import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type lunr from 'lunr';
import { require as loadModule } from 'tsx/cjs/api';
import type { BenchPage } from './pages';
import { type FindPages, pagesOf } from './queries';

const load = createRequire(path.resolve('package.json'));
const most = 8;

type Document = { i: number; t: string; u: string; h?: string; p?: number };
type Wrapped = { documents: Document[]; index: lunr.Index };
type Term = { value: string; wildcard: number; presence: number; editDistance?: number };
type Result = { document: Document; type: number; page: Document | false | undefined; score: number };

type Server = {
  scanDocuments: (
    infos: { filePath: string; url: string; type: string }[],
    config: { ignoreCssSelectors: string[]; forceIgnoreNoIndex: boolean },
  ) => Promise<Document[][]>;
  buildIndex: (
    documents: Document[][],
    config: { language: string[]; removeDefaultStopWordFilter: string[]; removeDefaultStemmer: boolean },
  ) => Wrapped[];
};

type Client = {
  tokenize: (text: string, language: string[]) => string[];
  smartQueries: (tokens: string[], dictionary: string[]) => { term: Term[] }[];
  sortSearchResults: (results: Result[]) => void;
};

/** What its build generates with its defaults and both languages. */
const generatedConstants = `import lunr from 'lunr';
require('lunr-languages/lunr.stemmer.support')(lunr);
require('lunr-languages/lunr.ru')(lunr);
require('lunr-languages/lunr.multi')(lunr);
export const language = ['en', 'ru'];
export const removeDefaultStopWordFilter = [];
export const fuzzyMatchingDistance = 1;
`;

/** Its code for the browser imports what a build generates, so it is copied next to a file with the defaults. */
function readClient(dist: string): Client {
  const copy = path.resolve('.cache/bench/easyops');
  mkdirSync(copy, { recursive: true });
  cpSync(path.join(dist, 'client'), copy, { recursive: true });
  writeFileSync(path.join(copy, 'client/utils/proxiedGeneratedConstants.js'), generatedConstants);
  const utils = (name: string) =>
    loadModule(path.join(copy, 'client/utils', `${name}.js`), path.resolve('package.json')) as Partial<Client>;
  return { ...utils('tokenize'), ...utils('smartQueries'), ...utils('sortSearchResults') } as Client;
}

/**
 * `@easyops-cn/docusaurus-search-local` 0.55.3 with its defaults and both languages: its own reading of the built
 * pages, its own indexes and queries. Only the loop around them, which is in its worker, is written again here.
 */
export async function easyops(pages: readonly BenchPage[]): Promise<FindPages> {
  const dist = path.join(path.dirname(load.resolve('@easyops-cn/docusaurus-search-local/package.json')), 'dist');
  const server = (name: string) => load(path.join(dist, `server/server/utils/${name}.js`)) as Server;
  const infos = pages.map(({ file, route, type }) => ({
    filePath: file,
    url: route,
    type: type === 'other' ? 'page' : type,
  }));
  const scanned = await server('scanDocuments').scanDocuments(infos, {
    ignoreCssSelectors: [],
    forceIgnoreNoIndex: false,
  });
  const wrapped = server('buildIndex').buildIndex(scanned, {
    language: ['en', 'ru'],
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
  });
  const client = readClient(dist);

  return (input) => {
    const tokens = client.tokenize(input, ['en', 'ru']);
    const results: Result[] = [];
    if (tokens.length === 0) {
      return [];
    }
    for (const { term } of client.smartQueries(tokens, [])) {
      for (const [type, { documents, index }] of wrapped.entries()) {
        const found = index.query((query) => {
          for (const { value, wildcard, presence, editDistance } of term) {
            // lunr looks whether there is a distance, not what it is.
            query.term(value, { wildcard, presence, ...(editDistance ? { editDistance } : {}) });
          }
        });
        const fresh = found
          .slice(0, most)
          .filter(({ ref }) => !results.some(({ document }) => String(document.i) === ref))
          .slice(0, most - results.length);
        for (const { ref, score } of fresh) {
          const document = documents.find(({ i }) => String(i) === ref);
          if (document) {
            const page = type !== 0 && wrapped[0]?.documents.find(({ i }) => i === document.p);
            results.push({ document, type, page, score });
          }
        }
      }
      if (results.length >= most) break;
    }
    client.sortSearchResults(results);
    return pagesOf(results.map(({ document }) => document.u));
  };
}
