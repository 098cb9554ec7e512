import { openMap, use } from '../openapi/fields';
import type { NamedSchema, Schema } from '../openapi/schema';

/** One name for every map of variables: generated clients get one type, which takes any name (specification section 5). */
export const contextSchemas: Record<string, NamedSchema> = {
  Context: {
    ...openMap(
      'Variables by name, which your program sends to the assistant or the assistant to your program. A value can be any JSON value.',
    ),
    'x-source': 'specification',
  },
};

/** The field `context` of a request body. */
export const requestContext = (): Schema => ({
  ...use(
    'Context',
    "Name–value pairs, each of which becomes a variable that the assistant's rules can read. At most 64 KB in one call.",
  ),
  maxProperties: 100,
});

/** The field `context` of a reply. */
export const replyContext = (): Schema =>
  use('Context', 'Variables that the assistant sends with the reply, by name, for your program to read.');
