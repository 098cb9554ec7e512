import type { Tag } from '../openapi/document';

/** The groups of the calls and webhooks, in the order in which an integrator needs them. */
export const serverTags = {
  webhooks: {
    name: 'Webhook settings',
    'x-id': 'webhooks',
    description: 'Save the address to which the platform sends replies, and read what is saved.',
  },
  dialogs: {
    name: 'Dialogs',
    'x-id': 'dialogs',
    description: 'Start a dialog for each user, send requests and events in it, and rate the replies.',
  },
  webhooksV1: {
    name: 'Webhook settings v1',
    'x-id': 'webhooks-v1',
    description: 'The v1 calls for the webhook settings, each of which names the call that replaces it.',
  },
  dialogsV1: {
    name: 'Dialogs v1',
    'x-id': 'dialogs-v1',
    description: 'The v1 calls for dialogs, each of which names the call that replaces it.',
  },
  incoming: {
    name: 'Webhooks',
    'x-id': 'incoming',
    description: 'Messages that the platform sends to your program, and the response that it expects to each of them.',
  },
} satisfies Record<string, Tag>;
