import type { Plugin } from '@docusaurus/types';
import { apiSearchPages } from '../../../src/api/search/searchPages';
import type { SearchSource } from '../../search/server/source';

/** Tells the site search what the two references contain. */
export default function apiSearch(): Plugin & SearchSource {
  return { name: 'api-search', searchPages: ({ baseUrl }) => apiSearchPages(baseUrl) };
}
