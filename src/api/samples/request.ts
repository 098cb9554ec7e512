/** One call, ready to be written down in any language. */
export type SampleRequest = {
  method: 'GET' | 'POST';
  url: string;
  /** The body as JSON text; none for a call without a body. */
  body?: string | undefined;
  /** Whether the answer is JSON; otherwise it is plain text. */
  answer: 'json' | 'text';
};
