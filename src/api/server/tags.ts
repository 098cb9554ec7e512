import type { Tag } from '../openapi/document';

/** The groups of the calls and webhooks, in the order in which an integrator needs them. */
export const serverTags = {
  webhooks: {
    name: 'Webhook settings',
    'x-id': 'webhooks',
    description: 'Save and read the address to which replies are sent.',
  },
  dialogs: {
    name: 'Dialogs',
    'x-id': 'dialogs',
    description: 'Start dialogs, send requests and events, and rate replies.',
  },
  webhooksV1: {
    name: 'Webhook settings v1',
    'x-id': 'webhooks-v1',
    description: 'The v1 calls for the webhook settings. Each of them names the call that replaces it.',
  },
  dialogsV1: {
    name: 'Dialogs v1',
    'x-id': 'dialogs-v1',
    description: 'The v1 calls for dialogs. Each of them names the call that replaces it.',
  },
  incoming: {
    name: 'Webhooks',
    'x-id': 'incoming',
    description: 'Messages that the platform sends to your program.',
  },
} satisfies Record<string, Tag>;
