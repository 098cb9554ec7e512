export type RouteKind = 'doc' | 'blog-list' | 'blog-tag' | 'blog' | 'standalone' | 'api';

export type SiteRoute = {
  /** Address below the base URL, exactly as it is served. */
  path: string;
  kind: RouteKind;
  title: string;
  description: string;
  /** Names of the sections around the page, from the outside in, joined by ` / `. */
  section: string;
  /** File the page is made from, relative to the project. */
  source: string;
};
