import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A percent sign that begins no character, as in `#50%`, stands for itself. */
function readable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** The router and Docusaurus decode addresses without asking whether they can be: one that cannot would end the page. */
function makeReadable(): void {
  const { pathname, search, hash } = window.location;
  const address = readable(pathname) + search + readable(hash);
  if (address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  makeReadable();
  // It listens before the router does, which is made after the client modules.
  window.addEventListener('popstate', makeReadable);
}
