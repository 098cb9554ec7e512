import type {
  ApiDocument,
  CodeSample,
  Json,
  MediaType,
  Parameter,
  Response,
  SampleLanguage,
  Operation as Source,
} from '../../../../src/api/openapi/document';
import {
  type Answer,
  type Code,
  type Fill,
  type Group,
  type Html,
  type Operation,
  samplesOnPage,
} from '../../../../src/api/page';
import { codeWithFills, jsonWithFills } from './codeWithFills';
import { withEventLinks } from './eventLinks';
import { fieldOf } from './fields';
import { blockHtml, lineHtml } from './referenceHtml';
import { follow, nameOf } from './references';

/** A call with its place in the document. */
export type Call = { path: string; method: string; source: Source };

/** Languages of samples: the name in the document and the one of fences. */
const fences: Readonly<Record<SampleLanguage, string>> = {
  Shell: 'bash',
  JavaScript: 'js',
  Python: 'python',
  Java: 'java',
  'C#': 'csharp',
};

/** @returns a sample as the page shows it */
export const sampleHtml = ({ lang, source }: CodeSample, fills: Fill[]): Html =>
  codeWithFills(source, fences[lang], fills);

/** @returns all calls of a list of paths, in its order */
export const callsOf = (paths: ApiDocument['paths']): Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, source]) => ({ path, method: method.toUpperCase(), source })),
  );

const schemaName = ({ schema }: MediaType): string | undefined =>
  schema.$ref === undefined ? undefined : nameOf(schema.$ref);

function examplesOf({ examples, example }: MediaType, name: string): { name: string; value: Json }[] {
  if (examples !== undefined) {
    return Object.values(examples).map(({ summary, value }) => ({ name: summary, value }));
  }
  return example === undefined ? [] : [{ name, value: example }];
}

function answerOf(status: string, { description, content = {} }: Response, fills: Fill[]): Answer {
  const [type, media] = Object.entries(content)[0] ?? [];
  const schema = media && schemaName(media);
  const example = (value: Json) =>
    typeof value === 'string' ? codeWithFills(value, 'text', fills) : jsonWithFills(value, fills);
  return {
    status,
    text: lineHtml(description),
    ...(schema === undefined ? {} : { schema }),
    ...(type === undefined || type === 'application/json' ? {} : { type }),
    examples: media ? examplesOf(media, status).map(({ name, value }) => ({ name, html: example(value) })) : [],
  };
}

/** @throws Error when a deprecated call does not name the call that replaces it */
function replacementOf(document: ApiDocument, source: Source): Pick<Operation, 'replacedBy'> {
  if (!source.deprecated) {
    return {};
  }
  const id = source['x-replaced-by'];
  const replacement = callsOf(document.paths).find((call) => call.source.operationId === id)?.source;
  if (replacement === undefined || replacement.deprecated) {
    throw new Error(
      `${document.info.title}: ${source.operationId} is deprecated, but "x-replaced-by" names no call to use instead. Fix: name one that is not deprecated.`,
    );
  }
  return { replacedBy: { id: replacement.operationId, title: replacement.summary } };
}

/** @returns one call as the page shows it */
function operationOf(document: ApiDocument, { path, method, source }: Call, fills: Fill[]): Operation {
  const media = source.requestBody?.content['application/json'];
  const body = media && schemaName(media);
  const bodies: Code[] = media
    ? examplesOf(media, 'Body').map(({ name, value }) => ({ name, html: jsonWithFills(value, fills) }))
    : [];
  const statuses = Object.keys(source.responses);
  const isError = (status: string) => Number(status) >= 400;
  return {
    id: source.operationId,
    title: source.summary,
    method,
    path,
    text: withEventLinks(blockHtml(source.description)),
    ...replacementOf(document, source),
    parameters: (source.parameters ?? []).map((parameter) => {
      const { name, schema, description, required } = follow<Parameter>(document, parameter);
      return fieldOf(name, { ...schema, description }, required ? 'required' : undefined);
    }),
    ...(body === undefined ? {} : { body }),
    bodies,
    answers: Object.entries(source.responses)
      .filter(([status]) => !isError(status))
      .map(([status, response]) => answerOf(status, follow<Response>(document, response), fills)),
    errors: statuses.filter(isError),
    samples: (source['x-codeSamples'] ?? []).slice(0, samplesOnPage).map((sample) => sampleHtml(sample, fills)),
  };
}

/** @returns the tags of a document with their calls, in its order; tags without a call are left out */
export function groupsOf(document: ApiDocument, calls: Call[], fills: Fill[]): Group[] {
  return document.tags
    .map(({ name, description, 'x-id': id }) => ({
      id: `tag/${id}`,
      title: name,
      text: lineHtml(description),
      operations: calls
        .filter(({ source }) => source.tags.includes(name))
        .map((call) => operationOf(document, call, fills)),
    }))
    .filter(({ operations }) => operations.length > 0);
}
