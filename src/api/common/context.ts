import { anyObject } from '../openapi/fields';
import type { Schema } from '../openapi/schema';

/** The field `context` of a request body. */
export const requestContext = (): Schema => ({
  ...anyObject('Name–value pairs, each of which becomes a variable. At most 64 KB in one call.'),
  maxProperties: 100,
});
