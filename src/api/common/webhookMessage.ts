import type { Example } from '../openapi/document';
import { decided, flag, list, sentObject, stated, text, use, uuid } from '../openapi/fields';
import type { NamedSchema } from '../openapi/schema';
import { replyContext } from './context';
import { ids } from './ids';

/** What the platform sends to a webhook; both APIs document it (specification section 3). */
export const webhookSchemas: Record<string, NamedSchema> = {
  WebhookMessage: sentObject({
    description: 'A reply, or a check of the address, that the platform sends to a webhook.',
    properties: {
      type: stated(
        {
          type: 'string',
          enum: ['message', 'webhook check'],
          description:
            '`message` for a reply. `webhook check` for a check of the address after Set webhook, which has no other fields.',
        },
        'type',
        'enum',
      ),
      cuid: stated(uuid('Chat ID. It can change, so always store the newest one.'), 'type', 'format'),
      reqid: stated(
        uuid('Request ID, with the same value as in the response to the request or event that caused the reply.'),
        'type',
        'format',
      ),
      message: stated(use('WebhookReply', 'The reply.'), 'type'),
      infosrvid: stated(uuid('Engine ID. Pass it on to support if a reply looks wrong.'), 'type', 'format'),
      context: stated(replyContext(), 'type'),
      commands: stated(list('What your program has to do besides showing the reply.', use('WebhookCommand')), 'type'),
    },
    sometimes: ['cuid', 'reqid', 'message', 'infosrvid', 'context', 'commands'],
  }),
  WebhookReply: sentObject({
    description: "The assistant's reply.",
    properties: {
      text: decided(text('Text to show.')),
      msgid: decided(
        uuid(
          'Message ID. It is the same in every repeat of the message and different in every other reply. You also need it to rate the reply.',
        ),
      ),
      voice: decided(text('Text to speak, if it differs from `text`.')),
      buttons: decided(list('Buttons below the text, in the order in which to show them.', use('WebhookButton'))),
      links: decided(list('Links below the text, in the order in which to show them.', use('WebhookLink'))),
      show_rate: decided(flag('Whether to ask the user to rate this reply.')),
    },
    sometimes: ['voice'],
    source: 'decided',
  }),
  WebhookButton: sentObject({
    description: 'A button. When the user selects it, send its `request` as the next request.',
    properties: {
      label: decided(text('Text on the button.')),
      request: decided(text('Text of the request to send.')),
    },
    source: 'decided',
  }),
  WebhookLink: sentObject({
    description: 'A link to a web page.',
    properties: {
      label: decided(text('Text of the link.')),
      url: decided({ type: 'string', format: 'uri', description: 'Address of the page.' }),
    },
    source: 'decided',
  }),
  WebhookCommand: sentObject({
    description: 'A command for your program.',
    properties: {
      name: decided(text('`end_dialog`: the dialog is over. `operator`: hand the dialog over to an operator.')),
      group: decided(
        text(
          'Group of operators who should take over. Only with the command `operator`, and only if the assistant names a group.',
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
