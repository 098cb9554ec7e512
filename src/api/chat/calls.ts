import { checkExample, messageExample } from '../common/webhookMessage';
import type { Call } from '../openapi/call';
import { chatAnswers, eventExamples, initExamples, rateExamples, requestExamples, updateExamples } from './examples';

/** The POST calls of the Chat API, in the order in which a client needs them (specification section 7). */
export const chatCalls: Call[] = [
  {
    id: 'chatInit',
    tag: 'chat',
    path: '/api/v1/Chat.init',
    summary: 'Open a chat',
    description:
      'Opens a chat with an assistant, or goes on with one. Call it first, without `cuid` the first time, and store the `cuid` of the result.',
    body: { schema: 'ChatInitRequest', examples: initExamples },
    answer: { description: 'The chat is open.', schema: 'ChatInitResponse', example: chatAnswers.init },
  },
  {
    id: 'chatRequest',
    tag: 'chat',
    path: '/api/v1/Chat.request',
    summary: 'Send a text',
    description: 'Sends what the user wrote and returns the reply, within 30 seconds.',
    body: { schema: 'ChatRequestRequest', examples: requestExamples },
    answer: { description: 'The reply.', schema: 'ChatAnswerResponse', example: chatAnswers.request },
  },
  {
    id: 'chatEvent',
    tag: 'chat',
    path: '/api/v1/Chat.event',
    summary: 'Send an event',
    description:
      'Sends a signal that is not text, for example that the chat was opened (the event “ready”), and returns the reply.',
    body: { schema: 'ChatEventRequest', examples: eventExamples },
    answer: { description: 'The reply.', schema: 'ChatAnswerResponse', example: chatAnswers.event },
  },
  {
    id: 'chatUpdate',
    tag: 'chat',
    path: '/api/v1/Chat.update',
    summary: 'Get waiting replies',
    description:
      'Returns the replies that have gathered since the last call. Call it every 5 seconds while the chat window is open. Up to 100 replies wait for 24 hours. Since release 0.67.0.',
    body: { schema: 'ChatUpdateRequest', examples: updateExamples },
    answer: { description: 'The waiting replies.', schema: 'ChatUpdateResponse', example: chatAnswers.update },
  },
  {
    id: 'chatRate',
    tag: 'rating',
    path: '/api/v1/Chat.rate',
    summary: 'Rate a reply',
    description:
      'Stores the rating that a user gave to a reply. For 24 hours a new rating of the same reply replaces the old one; later it is refused. Since release 0.56.0.',
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
    tag: 'rating',
    path: '/api/v1/Chat.setRate',
    summary: 'Rate a reply (older name)',
    description: 'The older name of `Chat.rate`, since release 0.47.0. It does the same.',
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
    tag: 'incoming',
    path: '/api/v1/webhook',
    summary: 'Take over a webhook message',
    description: 'Takes over a message that the Server API sends to the Chat API.',
    body: { schema: 'WebhookMessage', examples: { message: messageExample, webhookCheck: checkExample } },
    answer: {
      description: 'The message was taken over.',
      schema: 'WebhookAnswer',
      example: chatAnswers.webhook,
      source: 'decided',
    },
  },
];
