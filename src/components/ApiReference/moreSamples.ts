import type { Html } from '../../api/page';

/** Samples in the languages that are not on the page, by the id of their call. */
export type MoreSamples = Readonly<Record<string, readonly Html[]>>;

const files: Readonly<Record<string, () => Promise<{ default: MoreSamples }>>> = {
  capi: () => import('@generated/api-samples/default/capi.json'),
  sapi: () => import('@generated/api-samples/default/sapi.json'),
};

/**
 * @param api `capi` or `sapi`
 * @throws Error when there is no such API, or its samples cannot be loaded
 */
export async function loadMoreSamples(api: string): Promise<MoreSamples> {
  const load = files[api];
  if (load === undefined) {
    throw new Error(`There is no API "${api}".`);
  }
  return (await load()).default;
}
