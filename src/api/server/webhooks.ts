import { checkExample, messageExample } from '../common/webhookMessage';
import type { Operation, PathItem } from '../openapi/document';
import { use } from '../openapi/fields';
import { webhookKey } from './parameters';
import { serverTags } from './tags';

const post = (operation: Pick<Operation, 'operationId' | 'summary' | 'description' | 'requestBody'>): PathItem => ({
  post: {
    ...operation,
    tags: [serverTags.incoming.name],
    parameters: [webhookKey],
    responses: {
      '200': {
        description:
          'Your program has accepted the message. Respond within 10 seconds, and do any work with the message afterwards. Because the body of your response is not read, it can be empty.',
        'x-source': 'decided',
      },
    },
    'x-source': 'specification',
  },
});

/** What the platform sends to the address of Set webhook. They belong to a saved address, so they are no callbacks. */
export const serverWebhooks: Record<string, PathItem> = {
  incomingMessage: post({
    operationId: 'incomingMessage',
    summary: 'Reply to a request or event',
    description:
      'The platform sends each reply to the `url` of Set webhook, or to the `reply_to` of the call. If your program does not respond with status 200 within 10 seconds, the platform sends the message again after 5, 30 and 120 seconds and then discards it. You recognise a repeat by its `msgid`, while `reqid` tells you which call the reply belongs to.',
    requestBody: {
      required: true,
      content: { 'application/json': { schema: use('WebhookMessage'), examples: { message: messageExample } } },
    },
  }),
  webhookCheck: post({
    operationId: 'webhookCheck',
    summary: 'Check of the webhook',
    description:
      'After Set webhook, the platform checks the address with this message, which contains nothing but its `type`. If your program does not respond with status 200 within 10 seconds, the settings stay saved, but the connection shows **Error** with the reason until the check message gets status 200.',
    requestBody: {
      required: true,
      content: { 'application/json': { schema: use('WebhookMessage'), examples: { webhookCheck: checkExample } } },
    },
  }),
};
