import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { isReachable, pageUnreachable } from '../../plugins/bundle/exact-routes/client/keepPage';
import './loadNote.css';

let note: HTMLElement | undefined;

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
  const box = document.createElement('div');
  box.className = 'load-note';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = 'You seem to be offline, so the new page could not be loaded. You are still on the previous page.';
  const tryAgain = button('Try again', async () => {
    tryAgain.disabled = true;
    if (await isReachable(window.location.pathname)) {
      window.location.reload();
      return;
    }
    tryAgain.disabled = false;
    text.textContent = 'Still no connection. You can go on reading this page and try again later.';
  });
  const stay = button('Stay on this page', () => {
    removeNote();
    window.history.back();
  });
  box.append(text, tryAgain, stay);
  document.body.append(box);
  note = box;
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(pageUnreachable, showNote);
}

/**
 * Says that the chosen page cannot be loaded without a connection, and offers to try again or to stay on the current
 * page.
 */
const unreachablePage: ClientModule = {
  onRouteDidUpdate: removeNote,
};

export default unreachablePage;
