import { contextSchemas, replyContext, requestContext } from '../common/context';
import { errorSchemas } from '../common/errors';
import { eventSchemas, eventsField } from '../common/events';
import { serviceSchemas } from '../common/service';
import { webhookSchemas } from '../common/webhookMessage';
import {
  closedBody,
  decided,
  flag,
  integer,
  list,
  object,
  openObject,
  orNull,
  sentObject,
  stated,
  text,
  use,
  uuid,
} from '../openapi/fields';
import type { NamedSchema, Schema } from '../openapi/schema';

const context = () => stated(requestContext(), 'type', 'maxProperties');
const chatId = (description: string) => stated(uuid(description), 'type', 'format');
const newestChatId = () => chatId('Chat ID. It can change, so always store the newest one.');

/** The success envelope of the Chat API: `success` is true and `result` contains what the call returns. */
const answerWith = (description: string, result: Schema): NamedSchema =>
  sentObject({
    description,
    properties: { success: decided(flag('`true` if the call was carried out.')), result: decided(result) },
    source: 'decided',
  });

const requests: Record<string, NamedSchema> = {
  ChatInitRequest: closedBody({
    description: 'Body of `Chat.init`.',
    properties: {
      uuid: stated(
        uuid('Assistant ID, which you copy with **Settings → General → Copy assistant ID**.'),
        'type',
        'format',
      ),
      cuid: chatId('Chat ID, to continue a chat. Leave it out for a new user.'),
      context: context(),
    },
    required: ['uuid'],
  }),
  ChatRequestRequest: closedBody({
    description: 'Body of `Chat.request`.',
    properties: {
      cuid: chatId('Chat ID from the newest result.'),
      text: stated(text('What the user wrote. Only the first 4,096 characters are read.'), 'type'),
      context: context(),
    },
    required: ['cuid', 'text'],
  }),
  ChatEventRequest: closedBody({
    description: 'Body of `Chat.event`.',
    properties: {
      cuid: chatId('Chat ID from the newest result.'),
      euid: stated(
        uuid('Event ID of a built-in event, or of a custom event from the screen **Events**.'),
        'type',
        'format',
      ),
      context: context(),
    },
    required: ['cuid', 'euid'],
  }),
  RateRequest: closedBody({
    description: 'Body of `Chat.rate` and `Chat.setRate`.',
    properties: {
      cuid: chatId('Chat ID from the newest result. Always send this field.'),
      context: stated(use('RateContext', 'The rating. Always send this field.')),
    },
  }),
  RateContext: openObject({
    description: 'The rating of one reply.',
    properties: {
      rate_type: stated({
        type: 'string',
        enum: ['rate', 'rate nps'],
        description: '`rate` for like or dislike, `rate nps` for a number from 0 to 10. Always send this field.',
      }),
      rate_id: stated(uuid('ID of the rated reply, which is the `id` of its result. Always send this field.')),
      rating: stated(text('`1` for like and `0` for dislike, or `0` to `10` with `rate nps`. Always send this field.')),
    },
  }),
  ChatUpdateRequest: closedBody({
    description: 'Body of `Chat.update`.',
    properties: { cuid: chatId('Chat ID from the newest result. Always send this field.') },
  }),
};

const results: Record<string, NamedSchema> = {
  ChatInitResult: sentObject({
    description: 'A chat that is ready for requests.',
    properties: {
      name: stated(text('Name of the assistant.'), 'type'),
      cuid: newestChatId(),
      events: eventsField('type'),
    },
  }),
  ChatAnswer: sentObject({
    description: "The assistant's reply.",
    properties: {
      id: stated(uuid('Result ID. To rate the reply, send it as `rate_id`.'), 'type', 'format'),
      reqid: stated(uuid('Request ID of the call that caused the reply.'), 'type', 'format'),
      text: stated(
        object('The text and how to show it.', {
          value: decided(
            text(
              'Text to show, without buttons, links or cards. Empty if the reply is not ready after 30 seconds. In that case you get it later with `Chat.update`.',
            ),
          ),
          delay: decided({ type: 'number', description: 'Seconds to wait before the text is shown.' }),
          status: decided(text('Status line to show while the user waits.')),
          showRate: decided(flag('Whether to ask the user to rate this reply.')),
        }),
      ),
      cuid: newestChatId(),
      rubric: stated(orNull(text('Topic of the request, or `null`.')), 'type'),
      animation: stated(
        orNull(
          object('Animation of the avatar, or `null`.', {
            type: stated(text('Name of the animation.'), 'type'),
            duration: decided(integer('Length of the animation in milliseconds.')),
            isFaded: decided(flag('Whether the animation fades in and out.')),
          }),
        ),
        'type',
      ),
      navigation: stated(
        orNull(
          object('Page to open, or `null`.', {
            url: decided({ type: 'string', format: 'uri', description: 'Address of the page.' }),
          }),
        ),
        'type',
      ),
      token: stated(text('Service field for older clients of the API. Ignore it.'), 'type'),
      context: stated(replyContext(), 'type'),
      showExpSys: stated(flag('Service field for older clients of the API. Ignore it.'), 'type'),
    },
  }),
  ChatUpdateResult: sentObject({
    description: 'Replies that were waiting.',
    properties: {
      answers: stated(
        list(
          'Replies in the order in which they arrived. The list is empty if no reply is waiting.',
          use('ChatAnswer'),
        ),
      ),
    },
  }),
  ChatRateResult: sentObject({
    description: 'A rating that was accepted.',
    properties: {
      cuid: decided(uuid('Chat ID. It can change, so always store the newest one.')),
      id: decided(uuid('Result ID.')),
    },
    source: 'decided',
  }),
};

const responses: Record<string, NamedSchema> = {
  ChatInitResponse: answerWith('Response to `Chat.init`.', use('ChatInitResult', 'The chat.')),
  ChatAnswerResponse: answerWith('Response to `Chat.request` and `Chat.event`.', use('ChatAnswer', 'The reply.')),
  ChatUpdateResponse: answerWith('Response to `Chat.update`.', use('ChatUpdateResult', 'The replies.')),
  ChatRateResponse: answerWith(
    'Response to `Chat.rate` and `Chat.setRate`.',
    use('ChatRateResult', 'The accepted rating.'),
  ),
  WebhookAnswer: sentObject({
    description: 'Response to a webhook message.',
    properties: { success: decided(flag('`true` if the message was accepted.')) },
    source: 'decided',
  }),
};

export const chatSchemas: Record<string, NamedSchema> = {
  ...contextSchemas,
  ...requests,
  ...results,
  ...responses,
  ...eventSchemas,
  ...webhookSchemas,
  ...errorSchemas,
  ...serviceSchemas,
};
