import { apiVersion } from '../common/apiVersion';
import { errorResponses } from '../common/errors';
import { servers } from '../common/server';
import { servicePaths, serviceTag } from '../common/service';
import { pathsOf } from '../openapi/call';
import type { ApiDocument } from '../openapi/document';
import { serverCalls } from './calls';
import { pathParameters } from './parameters';
import { serverSchemas } from './schemas';
import { serverWebhooks } from './webhooks';

const title = 'Server API';

/** The Server API, for programs that connect a channel of their own. Samples are added by the build. */
export const serverDocument: ApiDocument = {
  openapi: '3.1.0',
  info: {
    title,
    version: apiVersion,
    description: [
      'Connect your own program to an assistant. Your program sends requests and events with the Server API, and the platform sends the replies to an address of yours, the webhook.',
      'You can build and test all of it without DialogOS: in the sources of this documentation, run `npm ci --ignore-scripts` and `npm run mock`. The mock listens at `http://localhost:4011`, replies as the sample assistant Pip, and sends real webhook messages to `localhost`.',
      'Apart from the service calls, every call is a POST with a JSON body in UTF-8 (only Get webhook has no body). There is no sign-in: the connection ID in the path is the key, so keep it secret and fill in **Allowed addresses** in the connection.',
      'Start with the calls without a version. Most of them also exist as v1 calls, with paths that start with `/api/v1`. The v1 calls keep working, but have had no new features since release 0.44.0.',
    ].join('\n\n'),
  },
  servers,
  tags: [
    {
      name: 'webhooks',
      'x-displayName': 'Webhook settings',
      description: 'Save and read the address to which replies are sent.',
    },
    {
      name: 'dialogs',
      'x-displayName': 'Dialogs',
      description: 'Start dialogs, send requests and events, and rate replies.',
    },
    {
      name: 'webhooks-v1',
      'x-displayName': 'Webhook settings (v1)',
      description: 'The v1 calls for the webhook settings. Each of them names the call that replaces it.',
    },
    {
      name: 'dialogs-v1',
      'x-displayName': 'Dialogs (v1)',
      description: 'The v1 calls for dialogs. Each of them names the call that replaces it.',
    },
    { name: 'incoming', 'x-displayName': 'Webhooks', description: 'Messages that the platform sends to your program.' },
    serviceTag,
  ],
  'x-tagGroups': [
    { name: 'Calls without a version', tags: ['webhooks', 'dialogs'] },
    { name: 'v1 calls', tags: ['webhooks-v1', 'dialogs-v1'] },
    { name: 'Other', tags: ['incoming', 'service'] },
  ],
  paths: { ...pathsOf(serverCalls), ...servicePaths(title) },
  webhooks: serverWebhooks,
  components: {
    parameters: pathParameters,
    responses: errorResponses(
      'url',
      'an ID in the call is unknown, or **Allowed addresses** does not contain your address',
    ),
    schemas: serverSchemas,
  },
};
