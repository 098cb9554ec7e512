import { createServer } from 'node:http';
import { LEVELS, readRecords, type SearchRecord } from '../../plugins/search/export/records';
import { listening } from './listening';

/** What DocSearch asks: one request for each index. */
type Asked = { requests: { query: string; facetFilters?: (string | string[])[]; hitsPerPage?: number }[] };

const mark = (text: string, words: readonly string[]): string =>
  words.reduce((marked, word) => marked.replaceAll(new RegExp(`(?<![\\w<])(${word})`, 'giu'), '<mark>$1</mark>'), text);

/** What the service adds to a record: its texts with the words marked, all of them and a piece of the content. */
function hitOf(record: SearchRecord, words: readonly string[]): object {
  const marked = (text: string) => ({ value: mark(text, words), matchLevel: 'full', matchedWords: words });
  const hierarchy = Object.fromEntries(
    LEVELS.flatMap((level) => {
      const title = record.hierarchy[level];
      return title === null ? [] : [[level, marked(title)]];
    }),
  );
  const content = record.content === null ? {} : { content: marked(record.content.slice(0, 120)) };
  return { ...record, _highlightResult: { hierarchy, ...content }, _snippetResult: { hierarchy, ...content } };
}

/** Whether a record has one of the values of each filter, as `attribute:value`. */
const passes = (record: SearchRecord, filters: readonly (string | string[])[]): boolean =>
  filters.every((filter) =>
    [filter].flat().some((one) => {
      const [name = '', value] = one.split(/:(.*)/);
      return String(record[name as keyof SearchRecord]) === value;
    }),
  );

function find(records: readonly SearchRecord[], { query, facetFilters = [] }: Asked['requests'][number]): object {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = records
    .filter((record) => passes(record, facetFilters))
    .filter(({ hierarchy, content, keywords, questions }) => {
      const text = [...Object.values(hierarchy), content, ...keywords, ...questions].join(' ').toLowerCase();
      return words.length > 0 && words.every((word) => text.includes(word));
    })
    .sort((a, b) => b.weight.page_rank - a.weight.page_rank || b.weight.level - a.weight.level)
    .filter(({ url }, at, all) => all.findIndex((other) => other.url === url) === at)
    .map((record) => hitOf(record, words));
  return { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query, params: '', processingTimeMS: 1 };
}

/**
 * A server that answers DocSearch as Algolia does, with the exported records of a built site.
 *
 * @param dir folder of the built site
 */
export async function startDocSearchServer(dir: string): Promise<{ origin: string; stop: () => void }> {
  const records = readRecords(dir);
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const isQuery = request.method === 'POST' && /^\/1\/indexes\/\*\/queries/.test(request.url ?? '');
      response.writeHead(isQuery ? 200 : 404, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      const { requests } = isQuery ? (JSON.parse(body) as Asked) : { requests: [] };
      response.end(JSON.stringify({ results: requests.map((one) => find(records, one)) }));
    });
  });
  return { origin: await listening(server), stop: () => void server.close() };
}
