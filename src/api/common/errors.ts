import type { Json, Response } from '../openapi/document';
import { anyObject, list, openObject, stated, text, use } from '../openapi/fields';
import type { NamedSchema, Schema } from '../openapi/schema';
import { errorTexts } from './errorTexts';

const always = (value: string | boolean, description: string): Schema =>
  stated({ type: typeof value === 'string' ? 'string' : 'boolean', const: value, description });

const envelope = (description: string, result: Record<string, Schema>, required: string[]): NamedSchema =>
  openObject({
    description,
    properties: {
      success: always(false, 'Always `false`: the call failed.'),
      result: stated({ type: 'object', description: 'What went wrong.', properties: result, required }),
    },
    required: ['success', 'result'],
  });

const moreData = (): Schema =>
  stated(
    anyObject('More about the error, when there is more to say. Write it to your log; do not depend on its form.'),
    'type',
  );

export const errorSchemas: Record<string, NamedSchema> = {
  ClientError: envelope(
    'Answer with status 400: the call is well formed but cannot be carried out.',
    {
      error_type: always(errorTexts.client.type, 'In English: “client error”.'),
      error_message: always(errorTexts.client.message, 'In English: “The client made an error.”'),
      error_data: moreData(),
    },
    ['error_type', 'error_message'],
  ),
  RequestValidationError: envelope(
    'Answer with status 422: a path value or the body is not as described.',
    {
      error_type: always(errorTexts.validation.type, 'Always this text.'),
      error_message: stated(text('All faults in one line, parted by semicolons. Use `error_data` in a program.')),
      error_data: stated(list('One item for each fault.', use('ValidationItem'))),
    },
    ['error_type', 'error_message', 'error_data'],
  ),
  ServerError: envelope(
    'Answer with status 500: the platform could not handle the call.',
    {
      error_type: always(errorTexts.server.type, 'In English: “server error”.'),
      error_message: always(errorTexts.server.message, 'In English: “The server made an error.”'),
      error_data: moreData(),
    },
    ['error_type', 'error_message'],
  ),
  ValidationItem: openObject({
    description: 'One fault of a request.',
    properties: {
      loc: stated(
        list(
          'Where it is: `path` or `body` first, then the names of the fields and the places in lists, from outside in.',
          {
            type: ['string', 'integer'],
          },
        ),
        'type',
      ),
      msg: stated(text('What is wrong, in English, for people.'), 'type'),
      type: stated(text('What is wrong, as a code for programs, for example `value_error.missing`.'), 'type'),
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
 * The three error answers of every POST call.
 *
 * @param missing the required field that is missing in the example of 422
 */
export function errorResponses(missing: string): Record<string, Response> {
  return {
    ClientError: errorResponse(
      'ClientError',
      'Client error: an id in the call is unknown, or your address is not on the list **Allowed addresses**. Correct the call before you send it again.',
      failed({ error_type: errorTexts.client.type, error_message: errorTexts.client.message }),
    ),
    RequestValidationError: errorResponse(
      'RequestValidationError',
      'Validation error: a path value or the body is not as described. `error_data` lists every fault.',
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

/** The three error answers as the catalogue of errors lists them. */
export const errorCatalogue = [
  { status: 400, schema: 'ClientError', response: 'ClientError' },
  { status: 422, schema: 'RequestValidationError', response: 'RequestValidationError' },
  { status: 500, schema: 'ServerError', response: 'ServerError' },
] as const;
