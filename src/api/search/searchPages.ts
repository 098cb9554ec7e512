import { type ApiId, apiDocuments } from '../documents';
import type { ApiDocument } from '../openapi/document';
import { type ApiItem, apiItems } from '../openapi/items';
import { type Place, parametersOf } from '../openapi/operations';
import { operationQuestions } from './questions';
import { plain, schemaWords } from './schemaWords';

/** A part of the reference that readers may search for. */
type GivenSection = {
  anchor: string | null;
  title: string;
  text: string;
  names?: string;
  tags?: string[];
  questions?: readonly string[];
  kind?: 'operation';
};

/** The reference as the search takes it; the form is that of `plugins/search/server/source.ts`. */
type GivenPage = {
  route: string;
  title: string;
  type: 'other';
  kind: 'reference';
  tag: string;
  parents?: string[];
  sections: GivenSection[];
};

/** What the page of a reference offers beside its calls. */
const offered = ['openapi', 'swagger', 'specification', 'postman', 'download', 'samples'];

/** `sendRequestV1` as readers type it: "send request v1". */
const parted = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** The parts of a path that are words: `Chat.init`, `setWebhook`, but not `api` and `v1`. */
const namesInPath = (path: string) => path.split('/').filter((part) => part !== '' && part !== 'api' && part !== 'v1');

/** A call is known by its name in the path as much as by its title: "Chat.init: Open a chat". */
function titleOf({ path, operation }: Place): string {
  const [name] = path.startsWith('/') ? namesInPath(path) : [];
  return name === undefined ? operation.summary : `${name}: ${operation.summary}`;
}

function bodyOf(document: ApiDocument, { operation }: Place) {
  const reference = operation.requestBody?.content['application/json'].schema.$ref?.split('/').at(-1);
  const schema = reference === undefined ? undefined : document.components.schemas[reference];
  return schema ? schemaWords(schema) : { texts: [], names: [] };
}

function callSection(document: ApiDocument, id: string, place: Place): GivenSection {
  const { method, path, operation } = place;
  const parameters = parametersOf(document, operation);
  const body = bodyOf(document, place);
  return {
    anchor: id,
    title: titleOf(place),
    text: [
      plain(operation.description),
      `${method.toUpperCase()} ${path}`,
      ...parameters.flatMap(({ name, description }) => [name, plain(description)]),
      ...body.texts,
    ].join(' '),
    names: [path, operation.operationId, ...parameters.map(({ name }) => name), ...body.names].join(' '),
    // They count three times: a call comes before the schemas that have the same words.
    tags: [
      operation.operationId,
      parted(operation.operationId),
      ...namesInPath(path).map((part) => part.replaceAll(/[{}]/g, '')),
      path.split('/{')[0] ?? '',
      ...body.names,
    ],
    questions: operationQuestions[operation.operationId] ?? [],
    kind: 'operation',
  };
}

function sectionOf(document: ApiDocument, item: ApiItem): GivenSection[] {
  switch (item.kind) {
    case 'operation':
    case 'webhook':
      return [callSection(document, item.id, item.place)];
    case 'error': {
      const schema = document.components.schemas[item.schema];
      const { texts, names } = schema ? schemaWords(schema) : { texts: [], names: [] };
      const text = [plain(item.response.description), item.schema, ...texts].join(' ');
      return [{ anchor: item.id, title: item.title, text, names: names.join(' '), tags: [item.schema, ...texts] }];
    }
    case 'schema': {
      const { texts, names } = schemaWords(item.schema);
      return [{ anchor: item.id, title: item.title, text: texts.join(' '), names: names.join(' ') }];
    }
    default:
      return [];
  }
}

/**
 * What the site search finds in the two references: a section for each call, webhook, error and schema.
 *
 * @param baseUrl of the site
 */
export function apiSearchPages(baseUrl: string): GivenPage[] {
  return (Object.entries(apiDocuments) as [ApiId, ApiDocument][]).map(([id, document]) => ({
    route: `${baseUrl}api/${id}/`,
    title: document.info.title,
    type: 'other',
    kind: 'reference',
    tag: 'default',
    sections: [
      { anchor: null, title: document.info.title, text: plain(document.info.description), tags: offered },
      ...apiItems(document).flatMap((item) => sectionOf(document, item)),
    ],
  }));
}
