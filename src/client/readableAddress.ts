import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isReadable, readablePath } from '../../plugins/bundle/page-routes/client/readable';

const readableHash = (hash: string) => (isReadable(hash) ? hash : hash.replaceAll('%', '%25'));

/**
 * Docusaurus and the API pages decode the path and the hash without asking whether they can be: one that cannot, as
 * `/%E0%A4%A` or `#50%`, would end the page, and a host that answers such a path with the not-found page would show one
 * on which nothing works.
 */
function makeReadable(): void {
  const { pathname, search, hash } = window.location;
  if (!isReadable(pathname) || !isReadable(hash)) {
    window.history.replaceState(window.history.state, '', readablePath(pathname) + search + readableHash(hash));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  makeReadable();
  // It listens before the router does, which is made after the client modules.
  window.addEventListener('popstate', makeReadable);
}
