import type { Html } from '../../../../src/api/page';
import { changesOf, type DatedItem } from '../../../texts/releases/changesOf';
import { loadReleases } from '../../../texts/releases/loadReleases';
import { changesList } from '../../../transforms/remark/remarkChangedIn';

/** Pages that explain an API: what changed there has changed for its programs. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  capi: ['/api/capi/'],
  sapi: ['/api/sapi/', '/channels/platforms/server-api'],
};

/** @returns the items of the release notes about an API, newest first, each once */
export function changesOfApi(api: string): DatedItem[] {
  const found = (pagesOf[api] ?? []).flatMap((page) => changesOf(loadReleases(), page));
  return [...new Map(found.map((change) => [change.item.route, change])).values()].sort((one, other) =>
    other.date.localeCompare(one.date),
  );
}

/** @param baseUrl where the site is served */
export const changes = (api: string, baseUrl: string): Html => changesList(changesOfApi(api), baseUrl);
