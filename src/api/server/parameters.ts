import { ids } from '../common/ids';
import type { Parameter } from '../openapi/document';

const pathId = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', format: 'uuid' },
  example,
  'x-source': 'specification',
});

/** The ids in paths: two in calls without a version and the same two in v1 calls (specification section 5). */
export const pathParameters: Record<string, Parameter> = {
  buid: pathId(
    'buid',
    'Connection ID. To copy it, open the connection in **Channels** and select **Copy connection ID**. Keep it secret, because there is no other sign-in.',
    ids.buid,
  ),
  duid: pathId(
    'duid',
    'Dialog ID from the response to Start dialog. The ID of an earlier dialog leads to the same chat.',
    ids.duid,
  ),
  ChannelUID: pathId(
    'ChannelUID',
    'Connection ID. To copy it, open the connection in **Channels** and select **Copy connection ID**. Keep it secret, because there is no other sign-in.',
    ids.buid,
  ),
  DialogUID: pathId(
    'DialogUID',
    'Dialog ID from the response to Start dialog. The ID of an earlier dialog leads to the same chat.',
    ids.duid,
  ),
};

/** The header that proves to a webhook that a call comes from the platform. */
export const webhookKey: Parameter = {
  name: 'X-Webhook-Key',
  in: 'header',
  required: true,
  description:
    'The `key` from Set webhook, or the `auth_key` of `reply_to`. Compare it in constant time and refuse messages with any other value. Because the body is not signed, this header is the only proof that a message comes from the platform.',
  schema: { type: 'string', minLength: 1, maxLength: 256 },
  example: 'your-secret-key',
  'x-source': 'decided',
};
