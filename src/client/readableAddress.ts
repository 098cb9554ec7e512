import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Docusaurus and the API pages decode the hash without asking whether it can be: one that cannot, as `#50%`, would end
 * the page. A percent sign that begins no character stands for itself.
 */
function makeReadable(): void {
  const { hash } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  makeReadable();
  // It listens before the router does, which is made after the client modules.
  window.addEventListener('popstate', makeReadable);
}
