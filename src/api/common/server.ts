import type { ApiDocument } from '../openapi/document';

/** Host of all examples and samples until the reader fills in another one. */
export const exampleHost = 'dialogos.example';

export const servers: ApiDocument['servers'] = [
  {
    url: 'https://{host}',
    description: 'Your installation',
    // The variable has no description: the schema of OpenAPI 3.1 that @apidevtools/swagger-parser uses refuses one.
    variables: { host: { default: exampleHost } },
  },
];
