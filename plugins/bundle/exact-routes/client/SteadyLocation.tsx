import { type ReactNode, useContext, useRef } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

type Router = Parameters<typeof RouterContext.Provider>[0]['value'];

const isSame = (one: Router, other: Router): boolean =>
  one.location === other.location &&
  one.history === other.history &&
  one.match.url === other.match.url &&
  one.match.path === other.match.path &&
  one.match.isExact === other.match.isExact;

/**
 * While the next page is fetched, Docusaurus gives all that the old page shows the old location, in an object that is new.
 * Each link of it would render again for nothing, in the task of the click. Here the object stays the same.
 */
export function SteadyLocation({ children }: { children: ReactNode }) {
  const router = useContext(RouterContext);
  const kept = useRef(router);
  if (!isSame(kept.current, router)) kept.current = router;
  return <RouterContext.Provider value={kept.current}>{children}</RouterContext.Provider>;
}
