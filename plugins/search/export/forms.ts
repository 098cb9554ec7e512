import { type Hierarchy, LEVELS, type SearchRecord } from './records';

/** What an engine takes: lines to import, and the settings of its index. */
type Exported = { lines: string[]; settings: object };

const searched = [...LEVELS.map((level) => `hierarchy.${level}`), 'questions', 'keywords', 'content'];

/** Titles count most, then what readers ask and keywords, then texts; as `boost` of the local search. */
const fieldWeights: Readonly<Record<string, number>> = {
  'hierarchy.lvl1': 10,
  'hierarchy.lvl2': 9,
  'hierarchy.lvl0': 4,
  questions: 6,
  keywords: 6,
  content: 2,
};

const filtered = ['type', 'kind', 'lang', 'language', 'docusaurus_tag'];

/** Records as the crawler of DocSearch makes them, and the settings that it gives an index. */
function algolia(records: readonly SearchRecord[]): Exported {
  return {
    lines: records.map((record) => JSON.stringify(record)),
    settings: {
      searchableAttributes: searched.map((field) => `unordered(${field})`),
      attributesForFaceting: filtered,
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'kind'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:20'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
      attributeForDistinct: 'url',
      distinct: true,
      minWordSizefor1Typo: 3,
      minWordSizefor2Typos: 7,
      ignorePlurals: true,
      indexLanguages: ['en', 'ru'],
      queryLanguages: ['en', 'ru'],
    },
  };
}

const given = (hierarchy: Hierarchy, name: (level: string) => string): Record<string, string> =>
  Object.fromEntries(
    LEVELS.flatMap((level) => {
      const title = hierarchy[level];
      return title === null ? [] : [[name(level), title]];
    }),
  );

/** The form of the scraper of Typesense for DocSearch: flat names, and one number to sort by. */
function typesense(records: readonly SearchRecord[]): Exported {
  const lines = records.map(({ objectID, hierarchy, weight, content, anchor, ...fields }) =>
    JSON.stringify({
      id: objectID,
      ...fields,
      ...(content === null ? {} : { content }),
      ...(anchor === null ? {} : { anchor }),
      ...given(hierarchy, (level) => `hierarchy.${level}`),
      item_priority: weight.page_rank * 1000 + weight.level,
    }),
  );
  const text = (name: string) => ({ name, type: 'string', optional: true });
  return {
    lines,
    settings: {
      name: 'docs',
      token_separators: ['_', '-', '.'],
      symbols_to_index: ['%', '@', '#'],
      default_sorting_field: 'item_priority',
      fields: [
        ...[...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'anchor'].map(text),
        ...['keywords', 'questions'].map((name) => ({ name, type: 'string[]', optional: true })),
        { name: 'url_without_anchor', type: 'string' },
        // Only a facet can group results.
        ...['url', ...filtered].map((name) => ({ name, type: 'string', facet: true })),
        { name: 'item_priority', type: 'int64' },
      ],
      metadata: {
        search: {
          query_by: Object.keys(fieldWeights).join(','),
          query_by_weights: Object.values(fieldWeights).join(','),
          group_by: 'url',
          group_limit: 3,
          sort_by: '_text_match:desc,item_priority:desc',
        },
      },
    },
  };
}

/** The form of docs-scraper of Meilisearch: names with an underline. */
function meilisearch(records: readonly SearchRecord[]): Exported {
  const lines = records.map(({ hierarchy, weight, ...fields }) =>
    JSON.stringify({
      ...fields,
      ...given(hierarchy, (level) => `hierarchy_${level}`),
      page_rank: weight.page_rank,
      level: weight.level,
      position: weight.position,
    }),
  );
  return {
    lines,
    settings: {
      searchableAttributes: searched.map((field) => field.replace('.', '_')),
      filterableAttributes: filtered,
      distinctAttribute: 'url',
      rankingRules: [
        'words',
        'typo',
        'attribute',
        'proximity',
        'exactness',
        'page_rank:desc',
        'level:desc',
        'position:asc',
      ],
      localizedAttributes: [{ attributePatterns: ['*'], locales: ['eng', 'rus'] }],
    },
  };
}

/** The body of `_bulk`: a line that says where each record goes, then the record. */
function opensearch(records: readonly SearchRecord[]): Exported {
  const text = { type: 'text', analyzer: 'english', fields: { ru: { type: 'text', analyzer: 'russian' } } };
  return {
    lines: records.flatMap(({ objectID, ...record }) => [
      JSON.stringify({ index: { _index: 'docs', _id: objectID } }),
      JSON.stringify(record),
    ]),
    settings: {
      mappings: {
        properties: {
          hierarchy: { properties: Object.fromEntries(LEVELS.map((level) => [level, text])) },
          ...Object.fromEntries(['content', 'questions', 'keywords'].map((name) => [name, text])),
          ...Object.fromEntries(
            [...filtered, 'url', 'url_without_anchor', 'anchor'].map((name) => [name, { type: 'keyword' }]),
          ),
          weight: {
            properties: {
              page_rank: { type: 'integer' },
              level: { type: 'integer' },
              position: { type: 'integer' },
            },
          },
        },
      },
      _meta: {
        search: {
          query: {
            function_score: {
              query: {
                multi_match: {
                  query: '{query}',
                  type: 'most_fields',
                  fields: Object.entries(fieldWeights).flatMap(([field, weight]) => [
                    `${field}^${weight}`,
                    `${field}.ru^${weight}`,
                  ]),
                },
              },
              field_value_factor: { field: 'weight.page_rank', modifier: 'log2p', factor: 0.1 },
            },
          },
          collapse: { field: 'url' },
        },
      },
    },
  };
}

export const forms = { algolia, typesense, meilisearch, opensearch } as const;

export type Form = keyof typeof forms;

export const isForm = (name: string): name is Form => Object.hasOwn(forms, name);
