import { exampleHost } from '../common/server';
import type { ApiDocument, Example, Json, Operation } from '../openapi/document';
import { operationsOf, type Place, parametersOf, responsesOf, webhooksOf } from '../openapi/operations';
import { isCarried, scriptsOf, statusTest } from './postmanScripts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

type Fields = { [name: string]: Json };
type PostmanUrl = { raw: string; host: string[]; path: string[] };

const jsonType: Json[] = [{ key: 'Content-Type', value: 'application/json' }];

/** Ids that an earlier response returned take the place of the example, so that requests belong to the same chat. */
const withVariables = (body: Json): string =>
  JSON.stringify(
    body,
    (name, value: Json) => (typeof value === 'string' && isCarried(name) ? `{{${name}}}` : value),
    2,
  );

/** `{buid}` of OpenAPI is the variable `{{buid}}` of the collection. */
function urlOf(path: string): PostmanUrl {
  const filled = path.replaceAll(/\{(\w+)\}/g, '{{$1}}');
  return { raw: `{{baseUrl}}${filled}`, host: ['{{baseUrl}}'], path: filled.split('/').slice(1) };
}

const bodyOf = (value: Json): Fields => ({
  header: jsonType,
  body: { mode: 'raw', raw: withVariables(value), options: { raw: { language: 'json' } } },
});

const examplesOf = ({ requestBody }: Operation): [string, Example][] =>
  Object.entries(requestBody?.content['application/json'].examples ?? {});

function requestOf({ method, path, operation }: Place, value: Json | undefined): Fields {
  return {
    method: method.toUpperCase(),
    description: operation.description,
    header: [],
    ...(value === undefined ? {} : bodyOf(value)),
    url: urlOf(path),
  };
}

const statusTexts: Record<string, string> = {
  200: 'OK',
  400: 'Bad Request',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
};

/** Every documented response, as Postman shows it below the request. */
function savedResponses(document: ApiDocument, operation: Operation, request: Fields): Json[] {
  const { description: _, ...originalRequest } = request;
  return Object.entries(responsesOf(document, operation)).flatMap(([code, { description, content = {} }]) =>
    Object.entries(content).flatMap(([type, { example, examples = {} }]) => {
      const named = Object.values(examples).map(({ summary, value }) => ({ name: summary, value }));
      const all = example === undefined ? named : [{ name: description, value: example }, ...named];
      return all.map(({ name, value }) => ({
        name: `${code}: ${name}`,
        originalRequest,
        status: statusTexts[code] ?? '',
        code: Number(code),
        _postman_previewlanguage: type === 'text/plain' ? 'text' : 'json',
        header: [{ key: 'Content-Type', value: type }],
        body: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      }));
    }),
  );
}

/** One item for each example of the body, so that both can be sent. */
function itemsOf(document: ApiDocument, place: Place): Json[] {
  const { operation } = place;
  const examples = examplesOf(operation);
  const item = (name: string, value: Json | undefined): Json => {
    const request = requestOf(place, value);
    const event = scriptsOf(document, operation);
    return { name, event, request, response: savedResponses(document, operation, request) };
  };
  return examples.length > 1
    ? examples.map(([, { summary, value }]) => item(`${operation.summary}: ${summary}`, value))
    : [item(operation.summary, examples[0]?.[1].value)];
}

/** Without an address there is nobody to send a message to, so a run of the whole collection leaves the messages out. */
const skipWithoutReceiver: Json = {
  listen: 'prerequest',
  script: {
    type: 'text/javascript',
    exec: ["if (!pm.variables.get('webhookUrl')) pm.execution.skipRequest();"],
  },
};

/** What the platform sends to your program: each message is an example that you can send to it. */
function webhookFolder(document: ApiDocument): Json[] {
  const items = webhooksOf(document).flatMap(({ operation }) =>
    examplesOf(operation).map(([, { value }]): Json => {
      const request: Fields = {
        method: 'POST',
        description: operation.description,
        header: [...jsonType, { key: 'X-Webhook-Key', value: '{{webhookKey}}' }],
        body: { mode: 'raw', raw: JSON.stringify(value, null, 2), options: { raw: { language: 'json' } } },
        url: { raw: '{{webhookUrl}}', host: ['{{webhookUrl}}'] },
      };
      const response = [{ name: '200: accepted', status: statusTexts[200] ?? '', code: 200, header: [], body: '' }];
      return { name: operation.summary, event: [skipWithoutReceiver, statusTest], request, response };
    }),
  );
  const description =
    'Messages that the platform sends to your program. To send these examples to it, enter its address in the variable `webhookUrl`.';
  return items.length > 0 ? [{ name: 'Webhooks', description, item: items }] : [];
}

/** Variables of the collection: the address with its scheme, and every id that a path or an earlier response has. */
function variablesOf(document: ApiDocument): Json[] {
  const ids = new Map<string, string>();
  for (const { operation } of operationsOf(document)) {
    for (const { name, example } of parametersOf(document, operation)) {
      ids.set(name, example);
    }
    for (const [, { value }] of examplesOf(operation)) {
      JSON.stringify(value, (name, id: Json) => {
        if (isCarried(name) && typeof id === 'string') {
          ids.set(name, id);
        }
        return id;
      });
    }
  }
  const hooks = webhooksOf(document).length > 0;
  return [
    { key: 'baseUrl', value: `https://${exampleHost}` },
    ...[...ids].map(([key, value]) => ({ key, value })),
    ...(hooks
      ? [
          { key: 'webhookUrl', value: '' },
          { key: 'webhookKey', value: 'your-secret-key' },
        ]
      : []),
  ];
}

/**
 * @returns a Postman collection (format 2.1): a folder for each tag, a request for each example of each call with its
 * documented responses and tests, and the webhooks. `baseUrl` is the address of the API, with its scheme
 */
export function postmanCollection(document: ApiDocument): Json {
  const places = operationsOf(document);
  return {
    info: { name: document.info.title, description: document.info.description, schema },
    variable: variablesOf(document),
    item: [
      ...document.tags
        .map((tag) => ({
          name: tag['x-displayName'],
          description: tag.description,
          item: places
            .filter(({ operation }) => operation.tags.includes(tag.name))
            .flatMap((place) => itemsOf(document, place)),
        }))
        .filter(({ item }) => item.length > 0),
      ...webhookFolder(document),
    ],
  };
}
