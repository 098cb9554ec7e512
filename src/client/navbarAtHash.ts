import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import './navbarAtHash.css';

const attribute = 'data-navbar-at-hash';

/** Where the jump has ended, from the scroll event that it causes itself. */
let end: number | undefined;

/** Firefox goes a pixel further in the frame after the jump. */
const further = 2;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(
    'scroll',
    () => {
      end ??= window.scrollY;
      if (Math.abs(window.scrollY - end) > further) document.documentElement.removeAttribute(attribute);
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
    end = undefined;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    document.documentElement.toggleAttribute(attribute, target !== null);
  },
};

export default navbarAtHash;
