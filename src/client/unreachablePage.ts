import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { isReachable, pageUnreachable } from '../../plugins/bundle/exact-routes/client/keepPage';
import './loadNote.css';

let note: HTMLElement | undefined;

/** Key of the entry in the history whose page is on the screen, where the browser tells it. */
let shown: string | undefined;

/** Address that the reader last went back or forward to. */
let returnedTo: string | undefined;

/** Not in Firefox before 147 and Safari before 26.2. */
const entries = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/** Makes the entry of the page on the screen the current one again. The reader may have come from it in either direction. */
function returnToShown(): void {
  const navigation = entries();
  if (navigation && shown) navigation.traverseTo(shown);
  // Whoever did not follow a link has most likely gone back.
  else if (returnedTo === window.location.href) window.history.forward();
  else window.history.back();
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button button--secondary';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}

function removeNote(): void {
  note?.remove();
  note = undefined;
}

function showNote(): void {
  removeNote();
  const before = document.activeElement;
  const box = document.createElement('div');
  box.className = 'load-note';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = 'You seem to be offline, so the new page could not be loaded. You are still on the previous page.';
  const tryAgain = button('Try again', async () => {
    if (await isReachable(window.location.pathname)) {
      window.location.reload();
      return;
    }
    text.textContent = 'Still no connection. You can continue reading this page and try again later.';
  });
  const stay = button('Stay on this page', () => {
    removeNote();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    returnToShown();
  });
  box.append(text, tryAgain, stay);
  document.body.append(box);
  note = box;
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(pageUnreachable, showNote);
  window.addEventListener('popstate', () => {
    returnedTo = window.location.href;
  });
}

/**
 * Says that the chosen page cannot be loaded without a connection, and offers to try again or to stay on the current
 * page.
 */
const unreachablePage: ClientModule = {
  onRouteDidUpdate() {
    removeNote();
    shown = entries()?.currentEntry?.key;
  },
};

export default unreachablePage;
