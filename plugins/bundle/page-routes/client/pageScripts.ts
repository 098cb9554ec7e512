/**
 * The file with the names of text chunks, relative to the base URL. Its name is fixed, so it is always requested again.
 */
export const pageScriptsFile = 'page-scripts.json';

/** Its data about the currently published version of the site. */
export type PageScripts = {
  /** Files that every page loads, relative to the base URL: a change of code gives one of them a new name. */
  site: string[];
  /** Id of a chunk that contains texts → hash of its content. */
  texts: Record<string, string>;
};

/** Requests it from the server, bypassing the browser cache. */
export const fetchPageScripts = (): Promise<Response> =>
  fetch(__webpack_public_path__ + pageScriptsFile, { cache: 'no-cache' });
