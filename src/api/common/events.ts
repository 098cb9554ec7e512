import type { Json } from '../openapi/document';
import { decided, flag, integer, sentObject, stated, use } from '../openapi/fields';
import type { DecidedKeyword, NamedSchema, Schema } from '../openapi/schema';

/** Settings of events that a start call returns. */
export const eventSchemas: Record<string, NamedSchema> = {
  EventSettings: sentObject({
    description: 'Settings of one event, which say when and how often your program should send it.',
    properties: {
      enabled: decided(flag('Whether your program should send the event at all.')),
      timeout: decided(
        integer('Seconds of silence after which to send the event. Only events that wait for silence have this field.'),
      ),
      maxcount: decided(integer('How many times in a row to send the event, at most, if there is such a limit.')),
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
        'Settings of the events that your program should send, by event name, such as “ready” or “inactive”. To send one of them, you need its ID.',
      additionalProperties: use('EventSettings'),
    },
    ...open,
  );

export const exampleEvents: Json = {
  ready: { enabled: true },
  inactive: { enabled: true, timeout: 60, maxcount: 2 },
};
