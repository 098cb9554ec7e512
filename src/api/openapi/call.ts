import type { Example, Json, Method, Operation, Parameter, Reference, Response } from './document';
import { use } from './fields';
import type { Source } from './schema';

type Answer = { description: string; schema: string; example: Json; source?: Source };

/** A POST call in short: what differs from call to call. The rest is the same for all and is added by `operationOf`. */
export type Call = {
  id: string;
  tag: string;
  path: string;
  summary: string;
  description: string;
  /** Names of `components.parameters` in the path. */
  parameters?: string[];
  body?: { schema: string; examples: Record<string, Example> };
  answer: Answer;
  /** The call to use instead: this one is deprecated. */
  replacedBy?: { id: string; path: string };
};

const errors: Record<string, Reference> = {
  '400': { $ref: '#/components/responses/ClientError' },
  '422': { $ref: '#/components/responses/RequestValidationError' },
  '500': { $ref: '#/components/responses/ServerError' },
};

const parameterReference = (name: string): Parameter | Reference => ({ $ref: `#/components/parameters/${name}` });

function jsonAnswer({ description, schema, example, source = 'specification' }: Answer): Response {
  return { description, content: { 'application/json': { schema: use(schema), example } }, 'x-source': source };
}

const insteadOf = (path: string) =>
  `The v1 calls keep working, but they have had no new features since 0.44.0, so use \`${path}\` in new programs.`;

/** @returns the call as an operation of OpenAPI, with the three error responses that every POST call has (section 8) */
function operationOf({ id, tag, summary, description, parameters = [], body, answer, replacedBy }: Call): Operation {
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: replacedBy ? `${description} ${insteadOf(replacedBy.path)}` : description,
    ...(replacedBy ? { deprecated: true, 'x-replaced-by': replacedBy.id } : {}),
    ...(parameters.length > 0 ? { parameters: parameters.map(parameterReference) } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: use(body.schema), examples: body.examples } },
          },
        }
      : {}),
    responses: { '200': jsonAnswer(answer), ...errors },
    'x-source': 'specification',
  };
}

/** @returns `paths` of a document: every POST call under its path, in the given order */
export function pathsOf(calls: Call[]): Record<string, Partial<Record<Method, Operation>>> {
  return Object.fromEntries(calls.map((call) => [call.path, { post: operationOf(call) }]));
}
