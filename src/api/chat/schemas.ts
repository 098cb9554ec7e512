import { requestContext } from '../common/context';
import { errorSchemas } from '../common/errors';
import { eventSchemas, eventsField } from '../common/events';
import { serviceSchemas } from '../common/service';
import { webhookSchemas } from '../common/webhookMessage';
import {
  anyObject,
  closedBody,
  decided,
  flag,
  integer,
  list,
  object,
  openObject,
  orNull,
  stated,
  text,
  use,
  uuid,
} from '../openapi/fields';
import type { NamedSchema, Schema } from '../openapi/schema';

const context = () => stated(requestContext(), 'type', 'maxProperties');
const chatId = (description: string) => stated(uuid(description), 'type', 'format');
const newestChatId = () => chatId('Chat id. It may be new: always store the newest one.');

/** The success envelope of the Chat API: `success` is true and `result` holds the answer. */
const answerWith = (description: string, result: Schema): NamedSchema =>
  openObject({
    description,
    properties: { success: decided(flag('`true`: the call was carried out.')), result: decided(result) },
    source: 'decided',
  });

const requests: Record<string, NamedSchema> = {
  ChatInitRequest: closedBody({
    description: 'Body of `Chat.init`.',
    properties: {
      uuid: stated(uuid('Assistant id: **Settings → General → Copy assistant ID**.'), 'type', 'format'),
      cuid: chatId('Chat id, to go on with a chat. Leave it out the first time.'),
      context: context(),
    },
    required: ['uuid'],
  }),
  ChatRequestRequest: closedBody({
    description: 'Body of `Chat.request`.',
    properties: {
      cuid: chatId('Chat id from the newest result.'),
      text: stated(text('What the user wrote. Only the first 4,096 characters are read.'), 'type'),
      context: context(),
    },
    required: ['cuid', 'text'],
  }),
  ChatEventRequest: closedBody({
    description: 'Body of `Chat.event`.',
    properties: {
      cuid: chatId('Chat id from the newest result.'),
      euid: stated(uuid('Event id: of a built-in event, or of your own from the screen **Events**.'), 'type', 'format'),
      context: context(),
    },
    required: ['cuid', 'euid'],
  }),
  RateRequest: closedBody({
    description: 'Body of `Chat.rate` and `Chat.setRate`.',
    properties: {
      cuid: chatId('Chat id from the newest result. Always send it.'),
      context: stated(use('RateContext', 'The rating. Always send it.')),
    },
  }),
  RateContext: openObject({
    description: 'A rating of one reply.',
    properties: {
      rate_type: stated({
        type: 'string',
        enum: ['rate', 'rate nps'],
        description: '`rate`: like or dislike. `rate nps`: a mark from 0 to 10. Always send it.',
      }),
      rate_id: stated(uuid('Id of the rated reply: `id` of its result. Always send it.')),
      rating: stated(text('`1` for like and `0` for dislike; `0` to `10` with `rate nps`. Always send it.')),
    },
  }),
  ChatUpdateRequest: closedBody({
    description: 'Body of `Chat.update`.',
    properties: { cuid: chatId('Chat id from the newest result. Always send it.') },
  }),
};

const results: Record<string, NamedSchema> = {
  ChatInitResult: openObject({
    description: 'A chat that is ready for requests.',
    properties: {
      name: stated(text('Name of the assistant.'), 'type'),
      cuid: newestChatId(),
      events: eventsField('type'),
    },
  }),
  ChatAnswer: openObject({
    description: 'A reply of the assistant.',
    properties: {
      id: stated(uuid('Result id: use it as `rate_id` to rate the reply.'), 'type', 'format'),
      reqid: stated(uuid('Request id of the call that the reply belongs to.'), 'type', 'format'),
      text: stated(
        object('The text and how to show it.', {
          value: decided(
            text('Text to show. Empty when the reply is not ready after 30 seconds; it then comes with `Chat.update`.'),
          ),
          delay: decided({ type: 'number', description: 'Seconds to wait before the text is shown.' }),
          status: decided(text('Line of status to show while the user waits.')),
          showRate: decided(flag('Whether to ask the user for a rating of this reply.')),
        }),
      ),
      cuid: newestChatId(),
      rubric: stated(orNull(text('Topic of the request, or `null`.')), 'type'),
      animation: stated(
        orNull(
          object('Movement of the avatar, or `null`.', {
            type: stated(text('Name of the movement.'), 'type'),
            duration: decided(integer('Length of the movement in milliseconds.')),
            isFaded: decided(flag('Whether the movement fades in and out.')),
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
      context: stated(anyObject('Variables that the assistant sends with the reply.'), 'type'),
      showExpSys: stated(flag('Service field for older clients of the API. Ignore it.'), 'type'),
    },
  }),
  ChatUpdateResult: openObject({
    description: 'Replies that were waiting.',
    properties: {
      answers: stated(list('Replies in the order in which they came; empty when nothing waits.', use('ChatAnswer'))),
    },
  }),
  ChatRateResult: openObject({
    description: 'A rating that was accepted.',
    properties: {
      cuid: decided(uuid('Chat id. It may be new: always store the newest one.')),
      id: decided(uuid('Result id.')),
    },
    source: 'decided',
  }),
};

const responses: Record<string, NamedSchema> = {
  ChatInitResponse: answerWith('Answer of `Chat.init`.', use('ChatInitResult', 'The chat.')),
  ChatAnswerResponse: answerWith('Answer of `Chat.request` and `Chat.event`.', use('ChatAnswer', 'The reply.')),
  ChatUpdateResponse: answerWith('Answer of `Chat.update`.', use('ChatUpdateResult', 'The replies.')),
  ChatRateResponse: answerWith(
    'Answer of `Chat.rate` and `Chat.setRate`.',
    use('ChatRateResult', 'The accepted rating.'),
  ),
  WebhookAnswer: openObject({
    description: 'Answer to a webhook message.',
    properties: { success: decided(flag('`true`: the message was taken over.')) },
    source: 'decided',
  }),
};

export const chatSchemas: Record<string, NamedSchema> = {
  ...requests,
  ...results,
  ...responses,
  ...eventSchemas,
  ...webhookSchemas,
  ...errorSchemas,
  ...serviceSchemas,
};
