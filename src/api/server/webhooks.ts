import { checkExample, messageExample } from '../common/webhookMessage';
import type { Operation, PathItem } from '../openapi/document';
import { use } from '../openapi/fields';
import { webhookKey } from './parameters';

const post = (operation: Pick<Operation, 'operationId' | 'summary' | 'description' | 'requestBody'>): PathItem => ({
  post: {
    ...operation,
    tags: ['incoming'],
    parameters: [webhookKey],
    responses: {
      '200': {
        description: 'Your program has the message. Answer within 10 seconds; the body of your answer is not read.',
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
      'The platform sends a reply to the `url` of Set webhook, or to `reply_to` of the call. Without status 200 within 10 seconds it sends the message again after 5, 30 and 120 seconds.',
    requestBody: {
      required: true,
      content: { 'application/json': { schema: use('WebhookMessage'), examples: { message: messageExample } } },
    },
  }),
  webhookCheck: post({
    operationId: 'webhookCheck',
    summary: 'Check of the webhook',
    description: 'The platform sends this once after Set webhook, to see that the address answers.',
    requestBody: {
      required: true,
      content: { 'application/json': { schema: use('WebhookMessage'), examples: { webhookCheck: checkExample } } },
    },
  }),
};
