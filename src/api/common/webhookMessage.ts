import type { Example } from '../openapi/document';
import { anyObject, decided, flag, list, openObject, stated, text, use, uuid } from '../openapi/fields';
import type { NamedSchema } from '../openapi/schema';
import { ids } from './ids';

/** What the platform sends to a webhook; both APIs document it (specification section 3). */
export const webhookSchemas: Record<string, NamedSchema> = {
  WebhookMessage: openObject({
    description: 'A reply or a check that the platform sends to a webhook.',
    properties: {
      type: stated(
        {
          type: 'string',
          enum: ['message', 'webhook check'],
          description:
            '`message`: a reply. `webhook check`: a test of the address after it was saved; the other fields are absent.',
        },
        'type',
        'enum',
      ),
      cuid: stated(uuid('Chat id. It may be new: store the newest one.'), 'type', 'format'),
      reqid: stated(uuid('Request id: the same value as in the answer to your request or event.'), 'type', 'format'),
      message: stated(use('WebhookReply', 'The reply.'), 'type'),
      infosrvid: stated(uuid('Engine id. Give it to support when a reply looks wrong.'), 'type', 'format'),
      context: stated(anyObject('Variables that the assistant sends with the reply.'), 'type'),
      commands: stated(list('What your program has to do beside showing the reply.', use('WebhookCommand')), 'type'),
    },
  }),
  WebhookReply: openObject({
    description: 'A reply of the assistant.',
    properties: {
      text: decided(text('Text to show.')),
      msgid: decided(uuid('Message id: use it to rate the reply.')),
      voice: decided(text('Text for speech, when it differs from `text`.')),
      buttons: decided(list('Buttons below the text, in order.', use('WebhookButton'))),
      links: decided(list('Links below the text, in order.', use('WebhookLink'))),
      show_rate: decided(flag('Whether to ask the user for a rating of this reply.')),
    },
    source: 'decided',
  }),
  WebhookButton: openObject({
    description: 'A button: a press sends a request.',
    properties: {
      label: decided(text('Text on the button.')),
      request: decided(text('Text of the request that a press sends.')),
    },
    source: 'decided',
  }),
  WebhookLink: openObject({
    description: 'A link to a web page.',
    properties: {
      label: decided(text('Text of the link.')),
      url: decided({ type: 'string', format: 'uri', description: 'Address of the page.' }),
    },
    source: 'decided',
  }),
  WebhookCommand: openObject({
    description: 'A command for your program.',
    properties: {
      name: decided(text('`end_dialog`: the dialog has ended. `operator`: pass the dialog to an operator.')),
      group: decided(text('Group of operators, with the command `operator`.')),
    },
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
