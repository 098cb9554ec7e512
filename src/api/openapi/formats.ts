/**
 * The two formats of the documents as patterns, so that a validator needs no code for them. An address is a scheme, a
 * colon and characters that RFC 3986 allows. A
 * long address must not fill the stack of the engine, so there is no group that repeats.
 */
export const formats = {
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  uri: /^[a-z][a-z\d+.-]*:(?!.*%(?![\da-f]{2}))[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/i,
};
