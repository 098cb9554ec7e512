import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { ApiDocument } from '../../src/api/openapi/document';

/**
 * The schema of OpenAPI 3.1 that swagger-parser brings along is one of 2021, in which the description of a server variable is
 * misspelt as `descriptions`, and a right one is refused.
 */
function withoutVariableTexts(document: ApiDocument): ApiDocument {
  const copy = structuredClone(document);
  for (const { variables } of copy.servers) Reflect.deleteProperty(variables.host, 'description');
  return copy;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : JSON.stringify(error));

/** Public validators of OpenAPI documents, each with what it finds; they know errors only. */
export const validators: Record<string, (document: ApiDocument) => Promise<string[]>> = {
  'swagger-parser': async (document) => {
    try {
      // It changes what it is given.
      await SwaggerParser.validate(withoutVariableTexts(document) as never);
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  },
  seriousme: async (document) => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    return valid ? [] : [errors].flat().map(messageOf);
  },
};
