import type { Tag } from '../openapi/document';

/** The groups of the calls, in the order in which a client needs them. */
export const chatTags = {
  chat: { name: 'Chat', 'x-id': 'chat', description: 'Open a chat, send texts and events, and get replies.' },
  rating: { name: 'Rating', 'x-id': 'rating', description: 'Store what users think of replies.' },
  incoming: {
    name: 'Incoming messages',
    'x-id': 'incoming',
    description: 'Messages that the Server API sends to the Chat API.',
  },
} satisfies Record<string, Tag>;
