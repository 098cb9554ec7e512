import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { nearRoutes } from '@site/src/data/nearRoutes';
import { useEffect, useState } from 'react';

/** Pages whose address is like the one that was not found. The route list is loaded here and nowhere else, and with it what compares. */
export default function NearRoutes() {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const [near, setNear] = useState<ReturnType<typeof nearRoutes>>([]);

  useEffect(() => {
    let current = true;
    Promise.all([import('@site/src/data/nearRoutes'), import('@generated/site-routes/default/titles.json')])
      .then(([{ nearRoutes: find }, { default: titles }]) => {
        if (current) {
          setNear(find(`/${decodeAddress(pathname).slice(baseUrl.length)}`, titles));
        }
      })
      // Without the list the page still says what happened and how to continue.
      .catch((error: unknown) => console.warn('The list of pages could not be loaded.', error));
    return () => {
      current = false;
    };
  }, [pathname, baseUrl]);

  if (near.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="near-pages">
      <h2 id="near-pages">Pages with a similar address</h2>
      <ul>
        {near.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <code>{path}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function decodeAddress(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
