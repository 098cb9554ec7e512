import type { ClientModule } from '@docusaurus/types';

/**
 * Client-side navigation does not set `:target`. This tells the style sheet (`src/css/far.css`), before the new page is
 * rendered, that it is opened at a position in the text.
 */
const wholePage: ClientModule = {
  onRouteUpdate({ location }) {
    if (location.hash !== '' || location.search !== '') {
      document.documentElement.dataset.whole = 'true';
    }
  },
};

export default wholePage;
