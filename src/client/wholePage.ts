import type { ClientModule } from '@docusaurus/types';

/**
 * A link that the router follows sets no `:target`, so the style sheet hears here that the new page is opened at a place
 * (`src/css/far.css`), before it is drawn.
 */
const wholePage: ClientModule = {
  onRouteUpdate({ location }) {
    if (location.hash !== '' || location.search !== '') {
      document.documentElement.dataset.whole = 'true';
    }
  },
};

export default wholePage;
