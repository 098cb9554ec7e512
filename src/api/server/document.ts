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
      'Use the Server API to connect a channel of your own: you send requests and events, and the platform sends replies to your webhook.',
      'A call is a POST with a JSON body in UTF-8. There is no sign-in: the connection id in the path is the key, so keep it secret and fill in **Allowed addresses** of the connection.',
      'Most calls exist in two forms: without a version, and under `/api/v1`. v1 works and gets no new features, so start with the calls without a version.',
    ].join('\n\n'),
  },
  servers,
  tags: [
    { name: 'webhooks', 'x-displayName': 'Webhook settings', description: 'Where replies go.' },
    {
      name: 'dialogs',
      'x-displayName': 'Dialogs',
      description: 'Start dialogs, send requests and events, rate replies.',
    },
    { name: 'webhooks-v1', 'x-displayName': 'Webhook settings (v1)', description: 'The same calls under `/api/v1`.' },
    { name: 'dialogs-v1', 'x-displayName': 'Dialogs (v1)', description: 'The same calls under `/api/v1`.' },
    { name: 'incoming', 'x-displayName': 'Webhooks', description: 'Messages that the platform sends to your program.' },
    serviceTag,
  ],
  'x-tagGroups': [
    { name: 'Calls without a version', tags: ['webhooks', 'dialogs'] },
    { name: 'Calls under /api/v1', tags: ['webhooks-v1', 'dialogs-v1'] },
    { name: 'Other', tags: ['incoming', 'service'] },
  ],
  paths: { ...pathsOf(serverCalls), ...servicePaths(title) },
  webhooks: serverWebhooks,
  components: { parameters: pathParameters, responses: errorResponses('url'), schemas: serverSchemas },
};
