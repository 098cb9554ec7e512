import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import './navbarAtHash.css';

const attribute = 'data-navbar-at-hash';

/** Whether the next scroll event is caused by the jump itself and not by the reader. */
let jumpScrolls = false;

function hasTarget(hash: string): boolean {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    // A hash such as `#%` is not a valid text, so no element has it as its id.
    return false;
  }
}

function markJump(hash: string): void {
  if (hasTarget(hash)) {
    jumpScrolls = true;
    document.documentElement.setAttribute(attribute, '');
  } else {
    document.documentElement.removeAttribute(attribute);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // The browser scrolls to a target on the same page before the router is notified.
  window.addEventListener('popstate', () => markJump(window.location.hash));
  window.addEventListener(
    'scroll',
    () => {
      if (jumpScrolls) {
        jumpScrolls = false;
      } else {
        document.documentElement.removeAttribute(attribute);
      }
    },
    { passive: true },
  );
}

/**
 * Keeps the navbar in view while the reader navigates to a hash target (specification, section 2: it "stays visible
 * while navigating to a hash target"). The theme would hide it, so an attribute on the root element overrides the theme
 * until the reader scrolls.
 */
const navbarAtHash: ClientModule = {
  onRouteDidUpdate({ location }) {
    markJump(location.hash);
  },
};

export default navbarAtHash;
