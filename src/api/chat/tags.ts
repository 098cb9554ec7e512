import type { Tag } from '../openapi/document';

/** The groups of the calls, in the order in which a client needs them. */
export const chatTags = {
  chat: {
    name: 'Chat',
    'x-id': 'chat',
    description: 'Open a chat, send texts and events to the assistant, and get its replies.',
  },
  rating: {
    name: 'Rating',
    'x-id': 'rating',
    description: 'Store what users think of replies, as a like or dislike or as a number from 0 to 10.',
  },
  incoming: {
    name: 'Incoming messages',
    'x-id': 'incoming',
    description: 'The call with which the Server API delivers its messages to the Chat API.',
  },
} satisfies Record<string, Tag>;
