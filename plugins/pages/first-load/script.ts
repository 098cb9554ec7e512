/**
 * A script of a page that does not arrive leaves every control of the page dead. This one is part of the page, so it is
 * there in any case: it says so, with the error and a Retry button (specification, section 8), and the text stays.
 *
 * The bundler asks for a missing script a second time, so the note waits a second, and the style sheet hides it when the
 * page came to life after all.
 */
export const firstLoadScript = `addEventListener('error', function (event) {
  var script = event.target, root = document.documentElement;
  if (script.tagName !== 'SCRIPT' || !script.src) return;
  setTimeout(function () {
    if (root.dataset.loadFailed || root.dataset.hasHydrated === 'true') return;
    root.dataset.loadFailed = 'true';
    var note = document.createElement('div'), text = document.createElement('p'), retry = document.createElement('button');
    note.className = 'load-note load-note--first';
    note.setAttribute('role', 'alert');
    text.textContent = 'You can read this page, but its menus, search and examples do not work: ' + new URL(script.src).pathname + ' could not be loaded.';
    retry.type = 'button';
    retry.className = 'button button--secondary';
    retry.textContent = 'Retry';
    retry.onclick = function () { location.reload(); };
    note.append(text, retry);
    document.body.append(note);
  }, 1000);
}, true);`;
