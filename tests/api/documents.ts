import { readFileSync } from 'node:fs';
import type { ApiDocument } from '../../src/api/openapi/document';

export const ids = ['capi', 'sapi'] as const;
export type Id = (typeof ids)[number];

export const fileOf = (id: Id) => `static/api/${id}.json`;

/** The documents as they are served, not as they are written. */
export const served: Record<Id, ApiDocument> = {
  capi: JSON.parse(readFileSync(fileOf('capi'), 'utf8')) as ApiDocument,
  sapi: JSON.parse(readFileSync(fileOf('sapi'), 'utf8')) as ApiDocument,
};
