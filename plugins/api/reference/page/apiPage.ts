import type { ApiId } from '../../../../src/api/documents';
import type { ApiDocument } from '../../../../src/api/openapi/document';
import type { ApiPage } from '../../../../src/api/page';
import { basics } from './basics';
import { callFormsOf } from './callForms';
import { changes } from './changes';
import { errorsOf } from './errors';
import { fieldsOf } from './fields';
import { fillsOf } from './fills';
import { callsOf, groupsOf } from './operations';
import { blockHtml, lineHtml } from './referenceHtml';

const fileTypes = [
  { name: 'OpenAPI, JSON', ending: '.json' },
  { name: 'OpenAPI, YAML', ending: '.yaml' },
  { name: 'Postman collection', ending: '.postman_collection.json' },
];

export type PageSettings = {
  /** Where the site is served. */
  baseUrl: string;
  /** Hosts that the content policy lets a page call. */
  hosts: readonly string[];
};

/**
 * Everything that the page of an API shows.
 *
 * @param document an OpenAPI document of `src/api`, with its references
 * @throws Error when a reference leads nowhere, an error answer is not whole, or its samples call another address
 */
export function apiPage(document: ApiDocument, api: ApiId, { baseUrl, hosts }: PageSettings): ApiPage {
  const calls = callsOf(document.paths);
  const fills = fillsOf(document, api);
  return {
    api,
    title: document.info.title,
    version: document.info.version,
    // The other paragraphs are for readers of the file: on the page the basics say the same, with links.
    text: blockHtml(document.info.description.split('\n\n')[0] ?? ''),
    files: fileTypes.map(({ name, ending }) => ({ name, path: `/api/${api}${ending}` })),
    fills,
    languages:
      calls.find(({ source }) => source['x-codeSamples'])?.source['x-codeSamples']?.map(({ label }) => label) ?? [],
    basics: basics(api),
    changes: changes(api, baseUrl),
    hosts,
    groups: [
      ...groupsOf(document, calls, fills),
      ...groupsOf(document, callsOf(document.webhooks ?? {}), fills).map((group) => ({
        ...group,
        isWebhook: true as const,
      })),
    ],
    errors: errorsOf(
      document,
      calls.map(({ source }) => source),
    ),
    schemas: Object.entries(document.components.schemas)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, schema]) => ({
        name,
        text: lineHtml(schema.description),
        ...(schema.additionalProperties === false ? { closed: true as const } : {}),
        fields: fieldsOf(schema),
      })),
    callForms: callFormsOf(document, calls),
  };
}
