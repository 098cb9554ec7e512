import { type ReactNode, useContext, useMemo } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

/**
 * While the next page is fetched, Docusaurus passes the old location to the old page in a new object. Every link on it
 * would render again for no reason, in the task of the click. Here, the object stays the same.
 */
export function SteadyLocation({ children }: { children: ReactNode }) {
  const router = useContext(RouterContext);
  const { location, history, match } = router;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router creates a new object each time; these are its contents.
  const steady = useMemo(() => router, [location, history, match.path, match.url, match.isExact]);
  return <RouterContext.Provider value={steady}>{children}</RouterContext.Provider>;
}
