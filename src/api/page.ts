// What the page of one API shows. `plugins/api/reference` makes it from the OpenAPI document while building, with every
// text and every code already as HTML: the browser has neither a parser of Markdown nor a highlighter.

import type { ApiId } from './documents';

/** HTML made by the build, with its text escaped. */
export type Html = string;

export type Field = {
  name: string;
  /** In words, such as "string, uuid". */
  type: string;
  /** Marked where it differs from what a reader expects: in what is sent, and in what comes back. */
  presence?: 'required' | 'optional';
  text: Html;
  /** Limits, default and allowed values, each in words. */
  limits?: Html[];
  /** Name of the schema that the value, or each of its items, has. */
  schema?: string;
  /** Fields of an object that has no schema of its own. */
  fields?: Field[];
};

export type Schema = { name: string; text: Html; closed?: true; fields: Field[] };

/** Code with the name under which it can be chosen. */
export type Code = { name: string; html: Html };

export type Answer = { status: string; text: Html; schema?: string; type?: string; examples: Code[] };

export type Operation = {
  id: string;
  title: string;
  method: string;
  path: string;
  text: Html;
  /** The call to use instead, when this one is deprecated. */
  replacedBy?: { id: string; title: string };
  parameters: Field[];
  /** Name of the schema of the body. */
  body?: string;
  bodies: Code[];
  answers: Answer[];
  /** Statuses of the errors. */
  errors: string[];
  /** In the first of `languages`; the others are loaded when a reader chooses one. */
  samples: Html[];
};

/**
 * Number of languages whose samples are on the page itself: curl, which every system has. Without script, the page names
 * the file that has all of them.
 */
export const samplesOnPage = 1;

/** Calls of one tag; those of a webhook are made by the platform to a program of the reader. */
export type Group = { id: string; title: string; text: Html; operations: Operation[]; isWebhook?: true };

/** A text that is always the same and what it means in English; without a text, what is there instead. */
export type ErrorWords = { text?: string; meaning?: Html };

export type ErrorAnswer = {
  status: string;
  schema: string;
  text: Html;
  type: ErrorWords;
  message: ErrorWords;
  data: Html;
  example: Html;
};

/** A v1 call and the call without a version that replaces it (`older`); names are those that only this one has. */
export type Form = { id: string; path: string; names: string[] };
export type CallForms = { title: string; older: Form; v1: Form };

/**
 * An id or the base address that the reader may fill in; `value` is what the samples have until then, `slot` the
 * name under which the browser keeps it, and `mock` the address of the mock.
 */
export type Fill = { name: string; slot: string; label: string; value: string; mock?: string };

export type Basic = { id: string; title: string; html: Html };

export type ApiPage = {
  /** The name of the document. */
  api: ApiId;
  title: string;
  version: string;
  text: Html;
  /** Addresses of the files of this API on the site. */
  files: { name: string; path: string }[];
  fills: Fill[];
  languages: string[];
  basics: Basic[];
  /** Items of the release notes about this API, newest first. */
  changes: Html;
  /** Hosts that the content policy of this build lets a page call. */
  hosts: readonly string[];
  groups: Group[];
  errors: ErrorAnswer[];
  schemas: Schema[];
  callForms: CallForms[];
};
