import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isReadable, readablePath } from '../../plugins/bundle/page-routes/client/readable';

const readableHash = (hash: string) => (isReadable(hash) ? hash : hash.replaceAll('%', '%25'));

/**
 * Docusaurus and the API pages decode the path and the hash without checking whether this is possible. An invalid one,
 * such as `/%E0%A4%A` or `#50%`, would crash the page; if a host returned the not-found page for such a path, nothing
 * on it would work.
 */
function makeReadable(): void {
  const { pathname, search, hash } = window.location;
  if (!isReadable(pathname) || !isReadable(hash)) {
    window.history.replaceState(window.history.state, '', readablePath(pathname) + search + readableHash(hash));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  makeReadable();
  // This listener runs before that of the router, which is created after the client modules.
  window.addEventListener('popstate', makeReadable);
}
