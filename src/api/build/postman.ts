import { exampleHost } from '../common/server';
import type { ApiDocument, Json } from '../openapi/document';
import { operationsOf, parametersOf } from '../openapi/operations';
import { firstRequest } from '../samples/withSamples';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** `{buid}` of OpenAPI is `:buid` of Postman. */
const postmanPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * @returns a Postman collection (format 2.1): a folder for each tag, a request for each call, the first example as body,
 * the host as the variable `host` of the collection
 */
export function postmanCollection(document: ApiDocument): Json {
  const places = operationsOf(document);
  const request = (place: (typeof places)[number]): Json => {
    const { method, path, operation } = place;
    const { body } = firstRequest(document, place);
    const shownPath = postmanPath(path);
    return {
      name: operation.summary,
      request: {
        method: method.toUpperCase(),
        description: operation.description,
        header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
        ...(body === undefined ? {} : { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
        url: {
          raw: `https://{{host}}${shownPath}`,
          protocol: 'https',
          host: ['{{host}}'],
          path: shownPath.split('/').slice(1),
          variable: parametersOf(document, operation).map(({ name, example, description }) => ({
            key: name,
            value: example,
            description,
          })),
        },
      },
    };
  };
  return {
    info: { name: document.info.title, description: document.info.description, schema },
    variable: [{ key: 'host', value: exampleHost }],
    item: document.tags
      .map((tag) => ({
        name: tag.name,
        description: tag.description,
        item: places.filter(({ operation }) => operation.tags.includes(tag.name)).map(request),
      }))
      .filter(({ item }) => item.length > 0),
  };
}
