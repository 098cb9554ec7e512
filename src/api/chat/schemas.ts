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
const newestChatId = () =>
  chatId('Chat ID. Any result can contain a new one, so always store the newest for your next call.');

/** The success envelope of the Chat API: `success` is true and `result` contains what the call returns. */
const answerWith = (description: string, result: Schema): NamedSchema =>
  sentObject({
    description,
    properties: {
      success: decided(flag('`true` if the call was carried out. An error response has `false` here.')),
      result: decided(result),
    },
    source: 'decided',
  });

const requests: Record<string, NamedSchema> = {
  ChatInitRequest: closedBody({
    description: 'What you send to `Chat.init`: the assistant, and for a returning user also the chat.',
    properties: {
      uuid: stated(
        uuid('Assistant ID, which you copy with **Settings → General → Copy assistant ID** and which never changes.'),
        'type',
        'format',
      ),
      cuid: chatId(
        'Chat ID of an earlier chat that you want to continue. If that chat has expired, the result contains a new ID. Omit the field for a new user.',
      ),
      context: context(),
    },
    required: ['uuid'],
  }),
  ChatRequestRequest: closedBody({
    description: 'What you send to `Chat.request`: the chat, and the text that the user wrote in it.',
    properties: {
      cuid: chatId('Chat ID from the newest result, because any result can contain a new one.'),
      text: stated(
        text(
          'What the user wrote. Only the first 4,096 characters are read, and the rest is cut off without an error.',
        ),
        'type',
      ),
      context: context(),
    },
    required: ['cuid', 'text'],
  }),
  ChatEventRequest: closedBody({
    description: 'What you send to `Chat.event`: the chat, and the event that has happened in it.',
    properties: {
      cuid: chatId('Chat ID from the newest result, because any result can contain a new one.'),
      euid: stated(
        uuid(
          'Event ID. Built-in events have the same ID everywhere, and you copy the ID of a custom event with **Copy EUID** on the **Events** screen.',
        ),
        'type',
        'format',
      ),
      context: context(),
    },
    required: ['cuid', 'euid'],
  }),
  RateRequest: closedBody({
    description: 'What you send to `Chat.rate` or `Chat.setRate`: the chat, and in `context` the rating.',
    properties: {
      cuid: chatId('Chat ID from the newest result, because any result can contain a new one. Always send this field.'),
      context: stated(use('RateContext', 'The rating, and which reply it belongs to. Always send this field.')),
    },
  }),
  RateContext: openObject({
    description: 'The rating of one reply: of which kind it is, what it rates, and its value.',
    properties: {
      rate_type: stated({
        type: 'string',
        enum: ['rate', 'rate nps'],
        description:
          'Kind of rating, as chosen in **Settings → Ratings**: `rate` for like or dislike, or `rate nps` for a number from 0 to 10. Always send this field.',
      }),
      rate_id: stated(uuid('ID of the rated reply, which you got as the `id` of its result. Always send this field.')),
      rating: stated(
        text(
          'Value of the rating as a string: `1` for like and `0` for dislike, or `0` to `10` with `rate nps`. Always send this field.',
        ),
      ),
    },
  }),
  ChatUpdateRequest: closedBody({
    description: 'What you send to `Chat.update`: the chat whose waiting replies you want to collect.',
    properties: {
      cuid: chatId('Chat ID from the newest result, because any result can contain a new one. Always send this field.'),
    },
  }),
};

const results: Record<string, NamedSchema> = {
  ChatInitResult: sentObject({
    description: 'A chat that is ready for requests, with the events that your program should send.',
    properties: {
      name: stated(text('Name of the assistant, which you can show at the top of your window.'), 'type'),
      cuid: newestChatId(),
      events: eventsField('type'),
    },
  }),
  ChatAnswer: sentObject({
    description: "The assistant's reply to a request or an event, or one that was waiting for `Chat.update`.",
    properties: {
      id: stated(
        uuid(
          'Result ID. Keep it for as long as the user can rate the reply, because `Chat.rate` expects it as `rate_id`.',
        ),
        'type',
        'format',
      ),
      reqid: stated(
        uuid('Request ID of the call that caused the reply, so that you can tell what a waiting reply belongs to.'),
        'type',
        'format',
      ),
      text: stated(
        object('The text of the reply, with the details of how to show it.', {
          value: decided(
            text(
              'Text to show, without buttons, links or cards. It is empty if the reply is not ready after 30 seconds, in which case you get the reply later with `Chat.update`.',
            ),
          ),
          delay: decided({
            type: 'number',
            description: 'Seconds that your window should wait before it shows the text.',
          }),
          status: decided(text('Status line to show while the user waits for the text.')),
          showRate: decided(
            flag('Whether to ask the user to rate this reply, which depends on **Settings → Ratings**.'),
          ),
        }),
      ),
      cuid: newestChatId(),
      rubric: stated(orNull(text('Topic of the request, or `null` if it has none.')), 'type'),
      animation: stated(
        orNull(
          object('Animation that the avatar should play with the reply, or `null` if there is none.', {
            type: stated(text('Name of the animation.'), 'type'),
            duration: decided(integer('Length of the animation, in milliseconds.')),
            isFaded: decided(flag('Whether the animation fades in and out.')),
          }),
        ),
        'type',
      ),
      navigation: stated(
        orNull(
          object('Page that your window should open with the reply, or `null` if there is none.', {
            url: decided({ type: 'string', format: 'uri', description: 'Address of the page to open.' }),
          }),
        ),
        'type',
      ),
      token: stated(text('Service field for older clients of the API, which new programs can ignore.'), 'type'),
      context: stated(replyContext(), 'type'),
      showExpSys: stated(flag('Service field for older clients of the API, which new programs can ignore.'), 'type'),
    },
  }),
  ChatUpdateResult: sentObject({
    description: 'The replies that have been waiting since the last call of `Chat.update`.',
    properties: {
      answers: stated(
        list(
          'Replies in the order in which they arrived. If no reply is waiting, the list is empty, which is not an error.',
          use('ChatAnswer'),
        ),
      ),
    },
  }),
  ChatRateResult: sentObject({
    description: 'A rating that was accepted and is now stored with the reply.',
    properties: {
      cuid: decided(uuid('Chat ID. Any result can contain a new one, so always store the newest for your next call.')),
      id: decided(uuid('Result ID, which is not the `id` of the rated reply.')),
    },
    source: 'decided',
  }),
};

const responses: Record<string, NamedSchema> = {
  ChatInitResponse: answerWith(
    'What `Chat.init` returns: the chat, whether it is new or an earlier one.',
    use('ChatInitResult', 'The chat that was opened or continued.'),
  ),
  ChatAnswerResponse: answerWith(
    "What `Chat.request` and `Chat.event` return: the assistant's reply, as soon as it is ready.",
    use('ChatAnswer', 'The reply to the request or event.'),
  ),
  ChatUpdateResponse: answerWith(
    'What `Chat.update` returns: all replies that were waiting for your program.',
    use('ChatUpdateResult', 'The replies that were waiting.'),
  ),
  ChatRateResponse: answerWith(
    'What `Chat.rate` and `Chat.setRate` return as soon as the rating is stored.',
    use('ChatRateResult', 'The rating that was accepted.'),
  ),
  WebhookAnswer: sentObject({
    description: 'What the Chat API returns to the Server API after a webhook message.',
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
