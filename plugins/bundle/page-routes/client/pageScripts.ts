/** Where the names of texts are, below the folder of the site. Its own name is fixed, so it is requested again each time. */
export const pageScriptsFile = 'page-scripts.json';

/** What it says of the version of the site that is published now. */
export type PageScripts = {
  /** Files that every page loads, below the folder of the site: a change of code gives one of them another name. */
  site: string[];
  /** Id of a chunk that contains texts → hash of its content. */
  texts: Record<string, string>;
};

/** Asks the server for it, whatever the browser has kept. */
export const fetchPageScripts = (): Promise<Response> =>
  fetch(__webpack_public_path__ + pageScriptsFile, { cache: 'no-cache' });
