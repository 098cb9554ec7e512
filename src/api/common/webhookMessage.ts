import type { Example } from '../openapi/document';
import { decided, flag, list, sentObject, stated, text, use, uuid } from '../openapi/fields';
import type { NamedSchema } from '../openapi/schema';
import { replyContext } from './context';
import { ids } from './ids';

/** What the platform sends to a webhook; both APIs document it (specification section 3). */
export const webhookSchemas: Record<string, NamedSchema> = {
  WebhookMessage: sentObject({
    description: 'What the platform sends to a webhook, which is either a reply or a check of the address.',
    properties: {
      type: stated(
        {
          type: 'string',
          enum: ['message', 'webhook check'],
          description:
            '`message` for a reply, or `webhook check` for the check of the address after Set webhook, which has no other fields.',
        },
        'type',
        'enum',
      ),
      cuid: stated(uuid('Chat ID. Any message can contain a new one, so always store the newest.'), 'type', 'format'),
      reqid: stated(
        uuid('Request ID, with the same value as in the response to the request or event that caused the reply.'),
        'type',
        'format',
      ),
      message: stated(
        use('WebhookReply', 'The reply to show, which only a message of the type `message` has.'),
        'type',
      ),
      infosrvid: stated(
        uuid('ID of the engine that made the reply. Pass it on to support if the reply looks wrong.'),
        'type',
        'format',
      ),
      context: stated(replyContext(), 'type'),
      commands: stated(
        list(
          'What your program has to do besides showing the reply, such as handing the dialog over to an operator.',
          use('WebhookCommand'),
        ),
        'type',
      ),
    },
    sometimes: ['cuid', 'reqid', 'message', 'infosrvid', 'context', 'commands'],
  }),
  WebhookReply: sentObject({
    description:
      "The assistant's reply, with everything that your program needs to show it, to speak it or to rate it.",
    properties: {
      text: decided(text('Text to show to the user.')),
      msgid: decided(
        uuid(
          'Message ID. It is the same in every repeat of the message and different in every other reply, so you recognise repeats by it. You also need it to rate the reply.',
        ),
      ),
      voice: decided(
        text(
          'Text to speak, if it differs from `text`. It can contain voice markup such as `<break time="500ms"/>`. Programs without a voice can ignore it.',
        ),
      ),
      buttons: decided(
        list(
          'Buttons to show below the text, in this order. If there are none, the list is empty.',
          use('WebhookButton'),
        ),
      ),
      links: decided(
        list('Links to show below the text, in this order. If there are none, the list is empty.', use('WebhookLink')),
      ),
      show_rate: decided(flag('Whether to ask the user to rate this reply, which depends on **Settings → Ratings**.')),
    },
    sometimes: ['voice'],
    source: 'decided',
  }),
  WebhookButton: sentObject({
    description:
      'A button below a reply. When the user selects it, send its `request` as the next request, exactly as if the user had written it.',
    properties: {
      label: decided(text('Text on the button.')),
      request: decided(text('Text of the request to send, which can differ from the label.')),
    },
    source: 'decided',
  }),
  WebhookLink: sentObject({
    description: 'A link to a web page, which the user can open from the reply.',
    properties: {
      label: decided(text('Text of the link.')),
      url: decided({ type: 'string', format: 'uri', description: 'Address of the page that the link opens.' }),
    },
    source: 'decided',
  }),
  WebhookCommand: sentObject({
    description: 'A command that tells your program what to do besides showing the reply.',
    properties: {
      name: decided(
        text('`end_dialog` if the dialog is over, or `operator` if your program should hand it over to an operator.'),
      ),
      group: decided(
        text(
          'Group of operators who should take over. The field is present only with the command `operator`, and only if the assistant names a group.',
        ),
      ),
    },
    sometimes: ['group'],
    source: 'decided',
  }),
};

export const messageExample: Example = {
  summary: 'Message',
  value: {
    type: 'message',
    cuid: ids.cuid,
    reqid: ids.reqid,
    message: {
      text: 'The parcel QP123456789 is late. I am passing you to a colleague.',
      msgid: ids.msgid,
      voice: 'Your parcel is late. I am passing you to a colleague.',
      buttons: [{ label: 'Pickup points', request: 'Pickup points' }],
      links: [{ label: 'Track on the site', url: 'https://parcels.example/track' }],
      show_rate: true,
    },
    infosrvid: ids.infosrvid,
    context: { user_name: 'Nina' },
    commands: [{ name: 'operator', group: 'parcels' }],
  },
};

export const checkExample: Example = { summary: 'Webhook check', value: { type: 'webhook check' } };
