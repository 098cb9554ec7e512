import { checkExample, messageExample } from '../common/webhookMessage';
import type { Call } from '../openapi/call';
import { chatAnswers, eventExamples, initExamples, rateExamples, requestExamples, updateExamples } from './examples';
import { chatTags } from './tags';

/** The POST calls of the Chat API, in the order in which a client needs them (specification section 7). */
export const chatCalls: Call[] = [
  {
    id: 'chatInit',
    tag: chatTags.chat.name,
    path: '/api/v1/Chat.init',
    summary: 'Open a chat',
    description:
      'Opens a chat with an assistant or continues an earlier one. Call it first, without `cuid` if the user is new, and store the `cuid` from the result. The call opens a session, which becomes a dialog with the first request.',
    body: { schema: 'ChatInitRequest', examples: initExamples },
    answer: { description: 'The chat is open.', schema: 'ChatInitResponse', example: chatAnswers.init },
  },
  {
    id: 'chatRequest',
    tag: chatTags.chat.name,
    path: '/api/v1/Chat.request',
    summary: 'Send a text',
    description:
      'Sends what the user wrote, waits up to 30 seconds for the reply, and returns its text. The call is not idempotent: if you repeat it, the assistant replies again.',
    body: { schema: 'ChatRequestRequest', examples: requestExamples },
    answer: { description: 'The reply.', schema: 'ChatAnswerResponse', example: chatAnswers.request },
  },
  {
    id: 'chatEvent',
    tag: chatTags.chat.name,
    path: '/api/v1/Chat.event',
    summary: 'Send an event',
    description:
      'Sends a signal without text and returns the reply. With the event “ready”, for example, you tell the assistant that the user has opened the chat.',
    body: { schema: 'ChatEventRequest', examples: eventExamples },
    answer: { description: 'The reply.', schema: 'ChatAnswerResponse', example: chatAnswers.event },
  },
  {
    id: 'chatUpdate',
    tag: chatTags.chat.name,
    path: '/api/v1/Chat.update',
    summary: 'Get waiting replies',
    description:
      'Returns the replies that have arrived since the last call. Call it every 5 seconds while the chat window is open. Up to 100 replies wait for 24 hours. The call is idempotent. Added in release 0.67.0.',
    body: { schema: 'ChatUpdateRequest', examples: updateExamples },
    answer: { description: 'The waiting replies.', schema: 'ChatUpdateResponse', example: chatAnswers.update },
  },
  {
    id: 'chatRate',
    tag: chatTags.rating.name,
    path: '/api/v1/Chat.rate',
    summary: 'Rate a reply',
    description:
      'Stores the rating that a user gave to a reply. Within 24 hours a new rating of the same reply replaces the earlier one, any number of times. After that, ratings of this reply are refused. Added in release 0.56.0.',
    body: { schema: 'RateRequest', examples: rateExamples },
    answer: {
      description: 'The rating is stored.',
      schema: 'ChatRateResponse',
      example: chatAnswers.rate,
      source: 'decided',
    },
  },
  {
    id: 'chatSetRate',
    tag: chatTags.rating.name,
    path: '/api/v1/Chat.setRate',
    summary: 'Rate a reply (older name)',
    description:
      'The older name of `Chat.rate`, which does the same. Use `Chat.rate` in new programs. Added in release 0.47.0.',
    body: { schema: 'RateRequest', examples: rateExamples },
    answer: {
      description: 'The rating is stored.',
      schema: 'ChatRateResponse',
      example: chatAnswers.rate,
      source: 'decided',
    },
  },
  {
    id: 'receiveWebhook',
    tag: chatTags.incoming.name,
    path: '/api/v1/webhook',
    summary: 'Receive a webhook message',
    description:
      'Receives the messages that the Server API sends to the Chat API. A chat window does not need this call.',
    body: { schema: 'WebhookMessage', examples: { message: messageExample, webhookCheck: checkExample } },
    answer: {
      description: 'The message was accepted.',
      schema: 'WebhookAnswer',
      example: chatAnswers.webhook,
      source: 'decided',
    },
  },
];
