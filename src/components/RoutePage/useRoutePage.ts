import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import pages from '@generated/site-routes/default/pages.json';

/**
 * @returns title and description of the page at the current address, as `src/data/readRoutes.ts` has them
 * @throws Error when the route list has no such list page or standalone page
 */
export function useRoutePage(): { title: string; description: string } {
  const { pathname } = useLocation();
  const path = `/${pathname.slice(useBaseUrl('/').length)}`;
  const page = pages[path];
  if (!page) {
    throw new Error(
      `${path} is neither a list of release notes nor a standalone page of src/data/routes.json. Fix: add it there.`,
    );
  }
  return page;
}
