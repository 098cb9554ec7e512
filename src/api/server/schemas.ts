import { contextSchemas, requestContext } from '../common/context';
import { errorSchemas } from '../common/errors';
import { eventSchemas, eventsField } from '../common/events';
import { serviceSchemas } from '../common/service';
import { webhookSchemas } from '../common/webhookMessage';
import {
  address,
  closedBody,
  decided,
  flag,
  integer,
  object,
  openObject,
  sentObject,
  stated,
  text,
  use,
  uuid,
} from '../openapi/fields';
import type { NamedSchema, Schema } from '../openapi/schema';

// Where a call without a version and its v1 call differ in one word, the field is made by one function and named twice.

const context = () => stated(requestContext(), 'maxProperties');
const replyTo = () =>
  stated(
    use(
      'ReplyTo',
      'Another address, to which only the reply to this call is sent. Without it, the reply goes to the webhook.',
    ),
  );
const usingCache = () =>
  stated(
    flag(
      'Whether the reply may be taken from the answer cache, which keeps a reply for up to a week. With `false`, the engine always builds it afresh.',
      true,
    ),
  );

const requestText = () =>
  stated(
    text(
      'What the user wrote. Only the first 4,096 characters are read, and the rest is cut off without an error. Always send this field.',
    ),
    'type',
  );
const eventId = (always: string) =>
  uuid(
    `Event ID. Built-in events have the same ID everywhere, and you copy the ID of a custom event with **Copy EUID** on the **Events** screen.${always}`,
  );
const rate = () =>
  stated(
    integer(
      'Value of the rating: `1` for like and `0` for dislike, or a number from `0` to `10`, depending on **Settings → Ratings**.',
      {
        minimum: 0,
        maximum: 10,
      },
    ),
    'minimum',
    'maximum',
  );
const ratedReply = () => stated(uuid('ID of the rated reply, which you got as the `msgid` of its webhook message.'));
const comment = () =>
  stated(
    text('What the user wrote about the reply. Omit this field if they only gave a rating.', { maxLength: 1000 }),
    'type',
    'maxLength',
  );
const success = () => stated(flag('`true` if the call was accepted. An error response has `false` here.'), 'type');
const requestId = () =>
  stated(
    uuid(
      'Request ID. The webhook message with the reply has the same value, so that you can tell which call it belongs to.',
    ),
    'type',
    'format',
  );

const dialogId = () =>
  stated(uuid('Dialog ID, which is part of the path of every later request, event and rating.'), 'type', 'format');
const assistant = (): Schema =>
  stated(
    object('The assistant that replies in this dialog.', {
      name: decided(text('Name of the assistant, which you can show to your users.')),
      uuid: decided(uuid('Assistant ID, the same as in **Settings → General**.')),
    }),
  );

const webhookUrl = (description: string) => stated(address(description));
const webhookKey = () =>
  stated(
    text(
      'Your secret. Every webhook message has it in the header `X-Webhook-Key`, so that you can refuse messages from anyone else. Use only ASCII characters, because a header cannot contain others.',
      { minLength: 1, maxLength: 256 },
    ),
    'type',
    'minLength',
    'maxLength',
  );
const verify = () =>
  stated(flag('Whether the platform checks the TLS certificate of `url` before it sends a message there.'), 'type');

const bodies: Record<string, NamedSchema> = {
  WebhookSettings: closedBody({
    description: 'Where the platform sends replies, and how your program can trust them.',
    properties: {
      url: webhookUrl('Address of your webhook, which starts with `https://` and can be reached from the internet.'),
      key: webhookKey(),
      verify: verify(),
    },
    required: ['url', 'key', 'verify'],
  }),
  ReplyTo: openObject({
    description: 'An address for the reply to one call, and the key that proves where it was sent from.',
    properties: {
      host: webhookUrl('Address to which the reply is sent. Always send this field.'),
      auth_key: stated(
        text(
          'Your secret, which the reply has in the header `X-Webhook-Key`, so that you can refuse messages from anyone else. Use only ASCII characters.',
        ),
        'type',
      ),
    },
  }),
  StartDialogBody: closedBody({
    description: 'What you send to Start dialog. Both fields are optional, so `{}` is enough.',
    properties: {
      context: context(),
      new: stated(
        flag(
          'With a dialog ID in the path, `false` continues the open session, or starts the next one if it has ended, while `true` always starts the next one. Without a dialog ID, the call starts a new chat and session in either case.',
        ),
      ),
    },
  }),
  SendRequestBody: closedBody({
    description: 'What you send to Send request: what the user wrote, and where the reply to it should go.',
    properties: { text: requestText(), context: context(), reply_to: replyTo(), using_cache: usingCache() },
  }),
  SendRequestBodyV1: closedBody({
    description: 'What you send to the v1 call Send request, where what the user wrote is called `message`.',
    properties: { message: requestText(), context: context(), reply_to: replyTo() },
  }),
  SendEventBody: closedBody({
    description: 'What you send to Send event: which event has happened, and where the reply to it should go.',
    properties: {
      euid: stated(eventId(' Always send this field.'), 'type', 'format'),
      context: context(),
      reply_to: replyTo(),
      using_cache: usingCache(),
    },
  }),
  SendEventBodyV1: closedBody({
    description: 'What you send to the v1 call Send event, where the event ID is called `event_uid`.',
    properties: { event_uid: stated(eventId(' Always send this field.')), context: context(), reply_to: replyTo() },
  }),
  EventBodyV1: closedBody({
    description: 'What you send to the v1 call `event`, which is the older name of Send event.',
    properties: { event_uid: stated(eventId('')), context: context(), reply_to: replyTo() },
    required: ['event_uid'],
  }),
  RateResponseBody: closedBody({
    description: 'What you send to Rate response: which reply the user has rated, and how.',
    properties: {
      rate: rate(),
      msgid: ratedReply(),
      comment: comment(),
      context: context(),
      reply_to: replyTo(),
      using_cache: usingCache(),
    },
    required: ['rate', 'msgid'],
  }),
  RateResponseBodyV1: closedBody({
    description: 'What you send to the v1 call Rate response, where the ID of the rated reply is called `reqid`.',
    properties: { rate: rate(), reqid: ratedReply(), comment: comment(), context: context(), reply_to: replyTo() },
    required: ['rate', 'reqid'],
  }),
};

const answers: Record<string, NamedSchema> = {
  SuccessResponse: sentObject({
    description: 'What Set webhook returns as soon as the settings are saved, even before the address is checked.',
    properties: {
      success: stated(
        flag('`true` if the settings are saved, whether or not the check of the address succeeds.'),
        'type',
      ),
    },
  }),
  GetWebhookResponse: sentObject({
    description: 'The settings of the webhook, as they are saved at the moment.',
    properties: {
      url: webhookUrl('Address of your webhook.'),
      key: webhookKey(),
      verify: verify(),
      success: success(),
    },
  }),
  StartDialogResponse: sentObject({
    description: 'A session that is ready for requests, with the IDs that later calls need.',
    properties: {
      CUID: stated(
        uuid('Chat ID. Only this response spells the name in capital letters. Elsewhere it is `cuid`.'),
        'type',
        'format',
      ),
      duid: dialogId(),
      bot: assistant(),
      events: eventsField(),
      success: success(),
    },
  }),
  StartDialogResponseV1: sentObject({
    description: 'A session that is ready for requests, as the v1 calls return it.',
    properties: { dialog_uid: dialogId(), events: eventsField(), bot: assistant() },
  }),
  RequestResponse: sentObject({
    description: 'The call was accepted, and the reply goes to the webhook or to `reply_to`.',
    properties: {
      reqid: requestId(),
      success: success(),
      cuid: stated(uuid('Chat ID. Any response can contain a new one, so always store the newest.'), 'type', 'format'),
      duid: stated(uuid('Dialog ID from the path of the call.'), 'type', 'format'),
      buid: stated(uuid('Connection ID from the path of the call.'), 'type', 'format'),
    },
  }),
  RequestResponseV1: sentObject({
    description: 'The v1 call was accepted, and the reply goes to the webhook or to `reply_to`.',
    properties: { reqid: requestId(), success: success() },
  }),
};

export const serverSchemas: Record<string, NamedSchema> = {
  ...contextSchemas,
  ...bodies,
  ...answers,
  ...eventSchemas,
  ...webhookSchemas,
  ...errorSchemas,
  ...serviceSchemas,
};
