import { errorResponses } from '../common/errors';
import { infoOf } from '../common/info';
import { servers } from '../common/server';
import { servicePaths, serviceTag } from '../common/service';
import { pathsOf } from '../openapi/call';
import type { ApiDocument } from '../openapi/document';
import { serverCalls } from './calls';
import { pathParameters } from './parameters';
import { serverSchemas } from './schemas';
import { serverTags } from './tags';
import { serverWebhooks } from './webhooks';

const title = 'Server API';

/** The Server API, for programs that connect a channel of their own. Samples are added by the build. */
export const serverDocument: ApiDocument = {
  openapi: '3.1.0',
  info: infoOf(title, [
    'With the Server API you connect your own program to an assistant. Your program sends requests and events, and the platform sends each reply to your webhook, an address where your program receives calls itself, so no call has to wait for a reply.',
    'You can build and test all of it without DialogOS: download `dialogos-mock.mjs` from the page of this API in the documentation, run `node dialogos-mock.mjs`, and send your calls to `http://localhost:4011`, where this mock replies as the sample assistant Pip and sends real webhook messages to `localhost`.',
    'Apart from the service calls, every call is a POST with a JSON body in UTF-8 (only Get webhook has no body). There is no sign-in: the connection ID in the path is the key, so keep it secret and fill in **Allowed addresses** in the connection.',
    'Start with the calls without a version. Each of them also exists as a v1 call, with a path that starts with `/api/v1`. The v1 calls keep working but have had no new features since 0.44.0.',
  ]),
  servers,
  security: [],
  tags: [...Object.values(serverTags), serviceTag],
  'x-tagGroups': [
    { name: 'Calls without a version', tags: [serverTags.webhooks.name, serverTags.dialogs.name] },
    { name: 'v1 calls', tags: [serverTags.webhooksV1.name, serverTags.dialogsV1.name] },
    { name: 'Other', tags: [serverTags.incoming.name, serviceTag.name] },
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
