import type { Json } from '../openapi/document';
import { decided, flag, integer, sentObject, stated, use } from '../openapi/fields';
import type { DecidedKeyword, NamedSchema, Schema } from '../openapi/schema';

/** Settings of events that a start call returns. */
export const eventSchemas: Record<string, NamedSchema> = {
  EventSettings: sentObject({
    description: 'When and how often your program should send an event.',
    properties: {
      enabled: decided(flag('Whether to send the event at all.')),
      timeout: decided(
        integer('Seconds of silence after which to send the event. Only for events that wait for silence.'),
      ),
      maxcount: decided(integer('How many times in a row to send the event, at most.')),
    },
    sometimes: ['timeout', 'maxcount'],
    source: 'decided',
  }),
};

/** The field `events` of a start answer. */
export const eventsField = (...open: DecidedKeyword[]): Schema =>
  stated(
    {
      type: 'object',
      description:
        'Settings of the events that your program should send, by event name, such as “ready” or “inactive”.',
      additionalProperties: use('EventSettings'),
    },
    ...open,
  );

export const exampleEvents: Json = {
  ready: { enabled: true },
  inactive: { enabled: true, timeout: 60, maxcount: 2 },
};
