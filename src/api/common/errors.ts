import type { Json, Response } from '../openapi/document';
import { list, openMap, openObject, stated, text, use } from '../openapi/fields';
import type { NamedSchema, Schema } from '../openapi/schema';
import { errorTexts } from './errorTexts';

const always = (value: string | boolean, description: string): Schema =>
  stated({ type: typeof value === 'string' ? 'string' : 'boolean', const: value, description });

const envelope = (description: string, result: Record<string, Schema>, required: string[]): NamedSchema =>
  openObject({
    description,
    properties: {
      success: always(false, '`false`, because the call failed.'),
      result: stated({
        type: 'object',
        description: 'What went wrong, in the same fields for every kind of error.',
        properties: result,
        required,
      }),
    },
    required: ['success', 'result'],
  });

const moreData = (): Schema =>
  stated(
    openMap('More about the error, if there is more to say. Write it to your log, but do not depend on its structure.'),
    'type',
  );

export const errorSchemas: Record<string, NamedSchema> = {
  ClientError: envelope(
    'Response with status 400: the call is well formed but cannot be carried out, for example because an ID in it is unknown.',
    {
      error_type: always(errorTexts.client.type, 'In English: “client error”.'),
      error_message: always(errorTexts.client.message, 'In English: “The client made an error.”'),
      error_data: moreData(),
    },
    ['error_type', 'error_message'],
  ),
  RequestValidationError: envelope(
    'Response with status 422: the path or the body does not match its description, and `error_data` lists every error in it.',
    {
      error_type: always(errorTexts.validation.type, 'Always this text.'),
      error_message: stated(
        text(
          'All errors in one line, separated by semicolons, for people to read. In a program, use `error_data` instead.',
        ),
      ),
      error_data: stated(
        list(
          'One item for each error, so that one response tells you everything that has to be corrected.',
          use('ValidationItem'),
        ),
      ),
    },
    ['error_type', 'error_message', 'error_data'],
  ),
  ServerError: envelope(
    'Response with status 500: the platform could not handle the call, although the call itself may be right.',
    {
      error_type: always(errorTexts.server.type, 'In English: “server error”.'),
      error_message: always(errorTexts.server.message, 'In English: “The server made an error.”'),
      error_data: moreData(),
    },
    ['error_type', 'error_message'],
  ),
  ValidationItem: openObject({
    description: 'One error in a call: where it is, and what is wrong, both for people and for programs.',
    properties: {
      loc: stated(
        list(
          'Where the error is: first `path` or `body`, then the names of the fields and the positions in lists, from the outside in.',
          {
            type: ['string', 'integer'],
          },
        ),
        'type',
      ),
      msg: stated(text('What is wrong, in English, for people to read.'), 'type'),
      type: stated(text('What is wrong, as a code for programs, such as `value_error.missing`.'), 'type'),
    },
    required: ['loc', 'msg', 'type'],
  }),
};

const errorResponse = (schema: string, description: string, example: Json): Response => ({
  description,
  content: { 'application/json': { schema: use(schema), example } },
  'x-source': 'specification',
});

const failed = (result: Json): Json => ({ success: false, result });

/**
 * The three error responses of every POST call.
 *
 * @param missing the required field that is missing in the example of 422
 * @param refused why a call gets status 400
 */
export function errorResponses(missing: string, refused: string): Record<string, Response> {
  return {
    ClientError: errorResponse(
      'ClientError',
      `Client error: ${refused}. Correct the call before you send it again, because the same call gets the same response.`,
      failed({ error_type: errorTexts.client.type, error_message: errorTexts.client.message }),
    ),
    RequestValidationError: errorResponse(
      'RequestValidationError',
      'Validation error: the path or the body does not match its description. Before you send the call again, correct everything that `error_data` lists.',
      failed({
        error_type: errorTexts.validation.type,
        error_message: `body.${missing}: field required`,
        error_data: [{ loc: ['body', missing], msg: 'field required', type: 'value_error.missing' }],
      }),
    ),
    ServerError: errorResponse(
      'ServerError',
      'Server error: the platform could not handle the call. Repeat it after 1, 2 and 4 seconds, at most three times.',
      failed({ error_type: errorTexts.server.type, error_message: errorTexts.server.message }),
    ),
  };
}

/** The three error responses as the catalogue of errors lists them. */
export const errorCatalogue = [
  { status: 400, schema: 'ClientError', response: 'ClientError' },
  { status: 422, schema: 'RequestValidationError', response: 'RequestValidationError' },
  { status: 500, schema: 'ServerError', response: 'ServerError' },
] as const;
