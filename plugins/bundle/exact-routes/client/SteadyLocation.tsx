import { type ReactNode, useContext, useMemo } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

/**
 * While the next page is fetched, Docusaurus gives all that the old page shows the old location, in an object that is new.
 * Each link of it would render again for nothing, in the task of the click. Here the object stays the same.
 */
export function SteadyLocation({ children }: { children: ReactNode }) {
  const router = useContext(RouterContext);
  const { location, history, match } = router;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object of the router is new each time; this is what is in it.
  const steady = useMemo(() => router, [location, history, match.path, match.url, match.isExact]);
  return <RouterContext.Provider value={steady}>{children}</RouterContext.Provider>;
}
