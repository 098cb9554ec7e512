import type { ApiDocument, Operation, Response } from '../../../../src/api/openapi/document';
import type { Schema } from '../../../../src/api/openapi/schema';
import type { ErrorAnswer, ErrorWords } from '../../../../src/api/page';
import { jsonWithFills } from './codeWithFills';
import { lineHtml } from './referenceHtml';
import { follow, nameOf } from './references';

/** A text that never changes, with its meaning in English where the document gives one; else what the text says. */
function wordsOf({ const: text, description = '' }: Schema): ErrorWords {
  if (typeof text !== 'string') {
    return { meaning: lineHtml(description) };
  }
  const meaning = /“(.+?)”/.exec(description)?.[1];
  return { text, ...(meaning === undefined ? {} : { meaning: lineHtml(meaning) }) };
}

function errorOf(document: ApiDocument, status: string, { description, content = {} }: Response): ErrorAnswer {
  const media = content['application/json'];
  const name = nameOf(media?.schema.$ref ?? '');
  const { error_type, error_message, error_data } =
    document.components.schemas[name]?.properties?.['result']?.properties ?? {};
  if (!media || !error_type || !error_message || !error_data) {
    throw new Error(
      `${document.info.title}: the answer ${status} has no error_type, error_message and error_data. Fix: give it a schema with all three.`,
    );
  }
  return {
    status,
    schema: name,
    text: lineHtml(description),
    type: wordsOf(error_type),
    message: wordsOf(error_message),
    data: lineHtml(error_data.description ?? ''),
    example: jsonWithFills(media.example, []),
  };
}

/** @returns every error answer of the calls, once, by status */
export function errorsOf(document: ApiDocument, operations: Operation[]): ErrorAnswer[] {
  const answers = new Map(operations.flatMap(({ responses }) => Object.entries(responses)));
  return [...answers]
    .filter(([status]) => Number(status) >= 400)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([status, response]) => errorOf(document, status, follow<Response>(document, response)));
}
