import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { ApiDocument } from '../../src/api/openapi/document';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : JSON.stringify(error));

/** Public validators of OpenAPI documents, each with what it finds; they know errors only. */
export const validators: Record<string, (document: ApiDocument) => Promise<string[]>> = {
  'swagger-parser': async (document) => {
    try {
      // It changes what it is given.
      await SwaggerParser.validate(structuredClone(document) as never);
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
