import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const readable = (text: string) => (isReadable(text) ? text : text.replaceAll('%', '%25'));

/**
 * Docusaurus and the API pages decode the path and the hash without asking whether they can be: one that cannot, as
 * `/%E0%A4%A` or `#50%`, would end the page, and a host that answers such a path with the not-found page would show one
 * on which nothing works. A percent sign that begins no character stands for itself.
 */
function makeReadable(): void {
  const { pathname, search, hash } = window.location;
  if (!isReadable(pathname) || !isReadable(hash)) {
    window.history.replaceState(window.history.state, '', readable(pathname) + search + readable(hash));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  makeReadable();
  // It listens before the router does, which is made after the client modules.
  window.addEventListener('popstate', makeReadable);
}
