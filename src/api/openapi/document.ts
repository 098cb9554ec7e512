import type { NamedSchema, Schema, Source } from './schema';

// The part of OpenAPI 3.1 that both documents use.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type Reference = { $ref: string };
export type Example = { summary: string; description?: string; value: Json };
export type MediaType = { schema: Schema; examples?: Record<string, Example>; example?: Json };
export type Parameter = {
  name: string;
  in: 'path' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  example: string;
  'x-source': Source;
};
export type Response = { description: string; content?: Record<string, MediaType>; 'x-source': Source };
type RequestBody = { required: true; content: { 'application/json': MediaType } };
export type SampleLanguage = 'Shell' | 'JavaScript' | 'Python' | 'Java' | 'C#';
export type CodeSample = { lang: SampleLanguage; label: string; source: string };

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
  'x-source': Source;
  deprecated?: true;
  /** operationId of the call to use instead of a deprecated one. */
  'x-replaced-by'?: string;
  'x-codeSamples'?: CodeSample[];
};

export type Method = 'get' | 'post';
export type PathItem = Partial<Record<Method, Operation>>;
/** `name` is what every renderer shows; `x-id` is what addresses have, so that a better name breaks no link. */
export type Tag = { name: string; 'x-id': string; description: string };

export type ApiDocument = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; url: string };
    contact: { name: string; email: string };
  };
  servers: { url: string; description: string; variables: { host: { default: string; description: string } } }[];
  /** Empty: no call needs a sign-in. */
  security: [];
  tags: Tag[];
  'x-tagGroups'?: { name: string; tags: string[] }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: {
    parameters?: Record<string, Parameter>;
    responses: Record<string, Response>;
    schemas: Record<string, NamedSchema>;
  };
};
