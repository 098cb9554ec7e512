import { checkExample, messageExample } from '../common/webhookMessage';
import type { Call } from '../openapi/call';
import { chatAnswers, eventExamples, initExamples, rateExamples, requestExamples, updateExamples } from './examples';
import { chatTags } from './tags';

const rated = {
  description: 'The rating is stored together with the reply that it belongs to.',
  schema: 'ChatRateResponse',
  example: chatAnswers.rate,
  source: 'decided',
} as const;

/** The POST calls of the Chat API, in the order in which a client needs them (specification section 7). */
export const chatCalls: Call[] = [
  {
    id: 'chatInit',
    tag: chatTags.chat.name,
    path: '/api/v1/Chat.init',
    summary: 'Open a chat',
    description:
      'Opens a chat with an assistant, or continues an earlier one if you send its `cuid`. Make this call before any other, and store the `cuid` from the result together with your user, because every later call needs it. If the chat has no open session, the call opens one, which becomes a dialog with the first request.',
    body: { schema: 'ChatInitRequest', examples: initExamples },
    answer: {
      description: 'The chat is open, and you can send requests and events to it.',
      schema: 'ChatInitResponse',
      example: chatAnswers.init,
    },
  },
  {
    id: 'chatRequest',
    tag: chatTags.chat.name,
    path: '/api/v1/Chat.request',
    summary: 'Send a text',
    description:
      'Sends what the user wrote, waits up to 30 seconds for the reply, and returns its text. If the reply takes longer than that, the text is empty, and you collect the reply with `Chat.update`. The call is not idempotent: the assistant takes a repeat for a second request and replies again.',
    body: { schema: 'ChatRequestRequest', examples: requestExamples },
    answer: {
      description: "The assistant's reply, whose text is empty if it was not ready in time.",
      schema: 'ChatAnswerResponse',
      example: chatAnswers.request,
    },
  },
  {
    id: 'chatEvent',
    tag: chatTags.chat.name,
    path: '/api/v1/Chat.event',
    summary: 'Send an event',
    description:
      'Sends a signal that is not text, and returns the reply to it. With the event “ready”, for example, you tell the assistant that the user has opened the chat, so that it can greet them before they have written anything.',
    body: { schema: 'ChatEventRequest', examples: eventExamples },
    answer: {
      description:
        "The assistant's reply to the event, which has the same fields as the reply to a request. If no rule replies to the event, its text is empty.",
      schema: 'ChatAnswerResponse',
      example: chatAnswers.event,
    },
  },
  {
    id: 'chatUpdate',
    tag: chatTags.chat.name,
    path: '/api/v1/Chat.update',
    summary: 'Get waiting replies',
    description:
      'Returns the replies that have arrived since the last call, for example one that was not ready in time or one that the assistant sent without a request. Make this call every 5 seconds while the chat window is open. In each chat, up to 100 replies are kept, each for up to 24 hours. The call, which is idempotent, was added in release 0.67.0.',
    body: { schema: 'ChatUpdateRequest', examples: updateExamples },
    answer: {
      description: 'The replies that were waiting, or an empty list if there were none.',
      schema: 'ChatUpdateResponse',
      example: chatAnswers.update,
    },
  },
  {
    id: 'chatRate',
    tag: chatTags.rating.name,
    path: '/api/v1/Chat.rate',
    summary: 'Rate a reply',
    description:
      'Stores the rating that a user gave to a reply. Within 24 hours a new rating of the same reply replaces the earlier one, any number of times, but after that ratings of this reply are refused. Added in release 0.56.0.',
    body: { schema: 'RateRequest', examples: rateExamples },
    answer: rated,
  },
  {
    id: 'chatSetRate',
    tag: chatTags.rating.name,
    path: '/api/v1/Chat.setRate',
    summary: 'Rate a reply (older name)',
    description:
      'Does the same as `Chat.rate`, of which it is the older name, added in release 0.47.0. Programs that use it need no change, but a new program should use `Chat.rate`.',
    body: { schema: 'RateRequest', examples: rateExamples },
    answer: rated,
  },
  {
    id: 'receiveWebhook',
    tag: chatTags.incoming.name,
    path: '/api/v1/webhook',
    summary: 'Receive a webhook message',
    description:
      'Receives the messages that the Server API sends to the Chat API, which returns them as the result of `Chat.request` or keeps them for `Chat.update`. Because the platform itself makes this call, a chat window does not need it.',
    body: { schema: 'WebhookMessage', examples: { message: messageExample, webhookCheck: checkExample } },
    answer: {
      description: 'The message was accepted, so the Server API does not send it again.',
      schema: 'WebhookAnswer',
      example: chatAnswers.webhook,
      source: 'decided',
    },
  },
];
