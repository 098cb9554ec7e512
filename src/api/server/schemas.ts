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
  stated(use('ReplyTo', 'Another address for the reply to this call. Without it, the reply goes to the webhook.'));
const usingCache = () =>
  stated(
    flag('Whether the reply may be taken from the answer cache. With `false`, the engine always works it out.', true),
  );

const requestText = () =>
  stated(text('What the user wrote. Only the first 4,096 characters are read. Always send this field.'), 'type');
const eventId = (always: string) =>
  uuid(`Event ID of a built-in event, or of a custom event from the screen **Events**.${always}`);
const rate = () =>
  stated(
    integer('`1` for like and `0` for dislike, or a number from `0` to `10`, depending on **Settings → Ratings**.', {
      minimum: 0,
      maximum: 10,
    }),
    'minimum',
    'maximum',
  );
const ratedReply = () => stated(uuid('ID of the rated reply, which is the `msgid` of its webhook message.'));
const comment = () => stated(text('What the user wrote about the reply.', { maxLength: 1000 }), 'type', 'maxLength');
const success = () => stated(flag('`true` if the call was accepted.'), 'type');
const requestId = () =>
  stated(uuid('Request ID. The webhook message with the reply has the same value.'), 'type', 'format');

const dialogId = () => stated(uuid('Dialog ID, which is part of the path of later calls.'), 'type', 'format');
const assistant = (): Schema =>
  stated(
    object('The assistant.', {
      name: decided(text('Name of the assistant.')),
      uuid: decided(uuid('Assistant ID.')),
    }),
  );

const webhookUrl = (description: string) => stated(address(description));
const webhookKeyField = (description: string) =>
  stated(text(description, { minLength: 1, maxLength: 256 }), 'type', 'minLength', 'maxLength');
const verify = (description: string) => stated(flag(description), 'type');

const bodies: Record<string, NamedSchema> = {
  WebhookSettings: closedBody({
    description: 'Where the platform sends replies.',
    properties: {
      url: webhookUrl('Address of your webhook.'),
      key: webhookKeyField('Your secret, which every webhook message has in the header `X-Webhook-Key`.'),
      verify: verify('Whether the platform checks the TLS certificate of `url`.'),
    },
    required: ['url', 'key', 'verify'],
  }),
  ReplyTo: openObject({
    description: 'An address for the reply to one call.',
    properties: {
      host: webhookUrl('Address for the reply. Always send this field.'),
      auth_key: stated(text('Your secret, which the reply has in the header `X-Webhook-Key`.'), 'type'),
    },
  }),
  StartDialogBody: closedBody({
    description: 'Body of Start dialog. Both fields are optional, so `{}` is enough.',
    properties: {
      context: context(),
      new: stated(
        flag(
          'Only for a call with a dialog ID in the path. `false` continues the open session, or starts the next one if it has ended, while `true` always starts the next one.',
        ),
      ),
    },
  }),
  SendRequestBody: closedBody({
    description: 'Body of Send request.',
    properties: { text: requestText(), context: context(), reply_to: replyTo(), using_cache: usingCache() },
  }),
  SendRequestBodyV1: closedBody({
    description: 'Body of the v1 call Send request.',
    properties: { message: requestText(), context: context(), reply_to: replyTo() },
  }),
  SendEventBody: closedBody({
    description: 'Body of Send event.',
    properties: {
      euid: stated(eventId(' Always send this field.'), 'type', 'format'),
      context: context(),
      reply_to: replyTo(),
      using_cache: usingCache(),
    },
  }),
  SendEventBodyV1: closedBody({
    description: 'Body of the v1 call Send event.',
    properties: { event_uid: stated(eventId(' Always send this field.')), context: context(), reply_to: replyTo() },
  }),
  EventBodyV1: closedBody({
    description: 'Body of the v1 call `event`, the older name of Send event.',
    properties: { event_uid: stated(eventId('')), context: context(), reply_to: replyTo() },
    required: ['event_uid'],
  }),
  RateResponseBody: closedBody({
    description: 'Body of Rate response.',
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
    description: 'Body of the v1 call Rate response.',
    properties: { rate: rate(), reqid: ratedReply(), comment: comment(), context: context(), reply_to: replyTo() },
    required: ['rate', 'reqid'],
  }),
};

const answers: Record<string, NamedSchema> = {
  SuccessResponse: sentObject({
    description: 'Response to Set webhook.',
    properties: {
      success: stated(
        flag('`true` if the settings are saved, whether or not the check of the address succeeds.'),
        'type',
      ),
    },
  }),
  GetWebhookResponse: sentObject({
    description: 'The saved settings of the webhook.',
    properties: {
      url: webhookUrl('Address of your webhook.'),
      key: webhookKeyField('Your secret, which every webhook message has in the header `X-Webhook-Key`.'),
      verify: verify('Whether the platform checks the TLS certificate of `url`.'),
      success: success(),
    },
  }),
  StartDialogResponse: sentObject({
    description: 'A session that is ready for requests.',
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
    description: 'A session that is ready for requests, as the v1 call returns it.',
    properties: { dialog_uid: dialogId(), events: eventsField(), bot: assistant() },
  }),
  RequestResponse: sentObject({
    description: 'The call was accepted, and the reply goes to the webhook or to `reply_to`.',
    properties: {
      reqid: requestId(),
      success: success(),
      cuid: stated(uuid('Chat ID. It can change, so always store the newest one.'), 'type', 'format'),
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
