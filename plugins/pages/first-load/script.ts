/**
 * A script of a page that does not arrive leaves every control of the page dead. This one is part of the page, so it is
 * there in any case: it says so, with the error and a Retry button (specification, section 8), and the text stays.
 *
 * Where the page is not at the address that it was built for, no script can be found. Then it says that the base URL is
 * wrong, and suggests the address without the page's own route, which its canonical link has (the banner of section 8).
 *
 * The page asks for a missing script a second time, so the note waits a second, and the style sheet hides it when the
 * page came to life after all.
 */
export const firstLoadScript = `addEventListener('error', function (event) {
  var script = event.target, root = document.documentElement;
  if (script.tagName !== 'SCRIPT' || !script.src) return;
  setTimeout(function () {
    if (root.dataset.loadFailed || root.dataset.hasHydrated === 'true') return;
    root.dataset.loadFailed = 'true';
    var file = new URL(script.src).pathname, base = file.replace(/assets\\/.*/, '');
    var canonical = document.querySelector('link[rel=canonical]') || location;
    var route = new URL(canonical.href).pathname.slice(base.length).replace(/\\/$/, '');
    var address = location.pathname.replace(/\\/[^/]*\\.html$|\\/$/, '') + '/';
    var end = route && route + '/';
    var suggested = address.endsWith('/' + end) ? address.slice(0, address.length - end.length) : base;
    var note = document.createElement('div'), text = document.createElement('p'), retry = document.createElement('button');
    note.className = 'load-note load-note--first';
    note.setAttribute('role', 'alert');
    text.textContent = suggested === base
      ? 'You can read this page, but its menus, search and examples do not work: ' + file + ' could not be loaded.'
      : 'Your site did not load properly. It was built for the base URL ' + base + ', and its files were not found there. We suggest building it with the base URL ' + suggested + ' (BASE_URL=' + suggested + ' npm run build).';
    retry.type = 'button';
    retry.className = 'button button--secondary';
    retry.textContent = 'Retry';
    retry.onclick = function () { location.reload(); };
    note.append(text, retry);
    document.body.append(note);
  }, 1000);
}, true);`;
