import { requestContext } from '../common/context';
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
  stated,
  text,
  use,
  uuid,
} from '../openapi/fields';
import type { NamedSchema, Schema } from '../openapi/schema';

// Where the older form and v1 differ in one word, the field is made by one function and named twice.

const context = () => stated(requestContext(), 'maxProperties');
const replyTo = () =>
  stated(use('ReplyTo', 'Another address for the reply to this call. Without it the reply goes to the webhook.'));
const usingCache = () =>
  stated(flag('Whether the reply may come from the answer cache. `false`: the assistant works it out anew.', true));

const requestText = () =>
  stated(text('What the user wrote. Only the first 4,096 characters are read. Always send it.'), 'type');
const eventId = (always: string) =>
  uuid(`Event id: of a built-in event, or of your own from the screen **Events**.${always}`);
const rate = () =>
  stated(
    integer('`1` for like and `0` for dislike, or `0` to `10`, as **Settings → Ratings** says.', {
      minimum: 0,
      maximum: 10,
    }),
    'minimum',
    'maximum',
  );
const ratedReply = () => stated(uuid('Id of the rated reply: `msgid` of the webhook message.'));
const comment = () => stated(text('What the user wrote about the reply.', { maxLength: 1000 }), 'type', 'maxLength');
const success = () => stated(flag('`true`: the call was accepted.'), 'type');
const requestId = () => stated(uuid('Request id. The reply in the webhook carries the same value.'), 'type', 'format');

const dialogId = () => stated(uuid('Dialog id: put it into the path of later calls.'), 'type', 'format');
const assistant = (): Schema =>
  stated(
    object('The assistant.', {
      name: decided(text('Name of the assistant.')),
      uuid: decided(uuid('Assistant id.')),
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
      key: webhookKeyField('Your secret. Every webhook message brings it in the header `X-Webhook-Key`.'),
      verify: verify('Whether the platform checks the TLS certificate of `url`.'),
    },
    required: ['url', 'key', 'verify'],
  }),
  ReplyTo: openObject({
    description: 'An address for the reply to one call.',
    properties: {
      host: webhookUrl('Address for the reply. Always send it.'),
      auth_key: stated(text('Your secret. The reply brings it in the header `X-Webhook-Key`.'), 'type'),
    },
  }),
  StartDialogBody: closedBody({
    description: 'Body of Start dialog. Both fields may be left out: send `{}`.',
    properties: {
      context: context(),
      new: stated(
        flag(
          'With a dialog id in the path: `false` goes on with the open session or starts the next one, `true` always starts the next one.',
        ),
      ),
    },
  }),
  SendRequestBody: closedBody({
    description: 'Body of Send request.',
    properties: { text: requestText(), context: context(), reply_to: replyTo(), using_cache: usingCache() },
  }),
  SendRequestBodyV1: closedBody({
    description: 'Body of Send request in v1.',
    properties: { message: requestText(), context: context(), reply_to: replyTo() },
  }),
  SendEventBody: closedBody({
    description: 'Body of Send event.',
    properties: {
      euid: stated(eventId(' Always send it.'), 'type', 'format'),
      context: context(),
      reply_to: replyTo(),
      using_cache: usingCache(),
    },
  }),
  SendEventBodyV1: closedBody({
    description: 'Body of Send event in v1.',
    properties: { event_uid: stated(eventId(' Always send it.')), context: context(), reply_to: replyTo() },
  }),
  EventBodyV1: closedBody({
    description: 'Body of the call event in v1.',
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
    description: 'Body of Rate response in v1.',
    properties: { rate: rate(), reqid: ratedReply(), comment: comment(), context: context(), reply_to: replyTo() },
    required: ['rate', 'reqid'],
  }),
};

const answers: Record<string, NamedSchema> = {
  SuccessResponse: openObject({
    description: 'Answer of Set webhook.',
    properties: { success: stated(flag('`true`: the settings are saved.'), 'type') },
  }),
  GetWebhookResponse: openObject({
    description: 'The saved settings of the webhook.',
    properties: {
      url: webhookUrl('Address of your webhook.'),
      key: webhookKeyField('Your secret, which comes in the header `X-Webhook-Key`.'),
      verify: verify('Whether the platform checks the TLS certificate of `url`.'),
      success: success(),
    },
  }),
  StartDialogResponse: openObject({
    description: 'A dialog that is ready for requests.',
    properties: {
      CUID: stated(uuid('Chat id. Mind the capital letters: other answers have `cuid`.'), 'type', 'format'),
      duid: dialogId(),
      bot: assistant(),
      events: eventsField(),
      success: success(),
    },
  }),
  StartDialogResponseV1: openObject({
    description: 'A dialog that is ready for requests, in v1.',
    properties: { dialog_uid: dialogId(), events: eventsField(), bot: assistant() },
  }),
  RequestResponse: openObject({
    description: 'The call was accepted; the reply goes to the webhook or to `reply_to`.',
    properties: {
      reqid: requestId(),
      success: success(),
      cuid: stated(uuid('Chat id. It may be new: store the newest one.'), 'type', 'format'),
      duid: stated(uuid('Dialog id of the call.'), 'type', 'format'),
      buid: stated(uuid('Connection id of the call.'), 'type', 'format'),
    },
  }),
  RequestResponseV1: openObject({
    description: 'The call was accepted, in v1; the reply goes to the webhook or to `reply_to`.',
    properties: { reqid: requestId(), success: success() },
  }),
};

export const serverSchemas: Record<string, NamedSchema> = {
  ...bodies,
  ...answers,
  ...eventSchemas,
  ...webhookSchemas,
  ...errorSchemas,
  ...serviceSchemas,
};
