import { anyObject } from '../openapi/fields';
import type { Schema } from '../openapi/schema';

/** The field `context` of a request body. */
export const requestContext = (): Schema => ({
  ...anyObject('Name–value pairs; each pair becomes a variable of the chat. At most 64 KB in one call.'),
  maxProperties: 100,
});
