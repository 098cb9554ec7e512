import { translate } from '@docusaurus/Translate';

/** @returns that the reader has no connection, or that the search did not come for another reason */
export const loadFailure = (): string =>
  navigator.onLine
    ? translate({ id: 'local-search.lost', message: 'The search could not be loaded.' })
    : translate({ id: 'local-search.offline', message: 'You are offline, so the search could not be loaded.' });

export const tryAgain = (): string => translate({ id: 'local-search.again', message: 'Try again' });
