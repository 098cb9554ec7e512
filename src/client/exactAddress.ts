import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Some static hosts redirect `/blog` to `/blog/`. The page that they then deliver contains its own address (its
 * canonical link), so the address bar is corrected before the router reads it. A not-found page has a different
 * canonical address and is not changed, so no other spelling becomes a page.
 */
function exactAddress(canonical: string, current: string): string | undefined {
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  const differ = canonical !== current;
  return differ && withoutSlash(canonical) === withoutSlash(current) ? canonical : undefined;
}

if (ExecutionEnvironment.canUseDOM) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const exact = link && exactAddress(new URL(link.href).pathname, window.location.pathname);
  if (exact) {
    window.history.replaceState(window.history.state, '', exact + window.location.search + window.location.hash);
  }
}
