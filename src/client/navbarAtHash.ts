import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import './navbarAtHash.css';

const attribute = 'data-navbar-at-hash';

/** Whether the next scroll event is caused by the jump itself and not by the reader. */
let jumpScrolls = false;

if (ExecutionEnvironment.canUseDOM) {
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
    jumpScrolls = document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null;
    document.documentElement.toggleAttribute(attribute, jumpScrolls);
  },
};

export default navbarAtHash;
