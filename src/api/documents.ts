import { chatDocument } from './chat/document';
import type { ApiDocument } from './openapi/document';
import { withSamples } from './samples/withSamples';
import { serverDocument } from './server/document';

export type ApiId = 'capi' | 'sapi';

/** Both documents, complete, by the name of their file and of their route. */
export const apiDocuments: Record<ApiId, ApiDocument> = {
  capi: withSamples(chatDocument),
  sapi: withSamples(serverDocument),
};

export const apiIds: readonly ApiId[] = ['capi', 'sapi'];
