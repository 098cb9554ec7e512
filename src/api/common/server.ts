import type { ApiDocument } from '../openapi/document';

/** Host of all examples and samples until the reader fills in another one. */
export const exampleHost = 'dialogos.example';

/** Base address of all samples until the reader fills in another one. */
export const exampleBase = `https://${exampleHost}`;

/** Where `npm run mock` listens. */
export const mockAddresses: Readonly<Record<string, string>> = {
  capi: 'http://localhost:4010',
  sapi: 'http://localhost:4011',
};

export const servers: ApiDocument['servers'] = [
  {
    url: 'https://{host}',
    description: 'Your installation',
    variables: { host: { default: exampleHost, description: 'Host name of your installation' } },
  },
];
