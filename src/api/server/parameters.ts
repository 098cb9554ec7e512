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

/** The ids in paths: two in the older form and the same two in v1 (specification section 5). */
export const pathParameters: Record<string, Parameter> = {
  buid: pathId(
    'buid',
    'Connection id: **Channels**, your connection, **Copy connection ID**. Keep it secret.',
    ids.buid,
  ),
  duid: pathId('duid', 'Dialog id from the answer of Start dialog.', ids.duid),
  ChannelUID: pathId(
    'ChannelUID',
    'Connection id: **Channels**, your connection, **Copy connection ID**. Keep it secret.',
    ids.buid,
  ),
  DialogUID: pathId('DialogUID', 'Dialog id from the answer of Start dialog.', ids.duid),
};

/** The header that proves to a webhook that a call comes from the platform. */
export const webhookKey: Parameter = {
  name: 'X-Webhook-Key',
  in: 'header',
  required: true,
  description: 'The `key` from Set webhook, or `auth_key` of `reply_to`. Refuse a call with another value.',
  schema: { type: 'string', minLength: 1, maxLength: 256 },
  example: 'your-secret-key',
  'x-source': 'decided',
};
