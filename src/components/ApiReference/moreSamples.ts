import type { ApiId } from '../../api/documents';
import type { Html } from '../../api/page';

/** Samples in the languages that are not on the page, by the id of their call. */
export type MoreSamples = Readonly<Record<string, readonly Html[]>>;

const files: Readonly<Record<ApiId, () => Promise<{ default: MoreSamples }>>> = {
  capi: () => import('@generated/api-samples/default/capi.json'),
  sapi: () => import('@generated/api-samples/default/sapi.json'),
};

/** @throws Error when the samples cannot be loaded */
export const loadMoreSamples = async (api: ApiId): Promise<MoreSamples> => (await files[api]()).default;
