// Files that `plugins/pages/site-routes` writes while building: each page gets the part of the route list that it needs.

/** Title and description of the pages that have no front matter, by path. */
declare module '@generated/site-routes/default/pages.json' {
  const pages: Record<string, { title: string; description: string }>;
  export default pages;
}

/** The number of the newest release. */
declare module '@generated/site-routes/default/newest-release.json' {
  const version: string;
  export default version;
}

/** The documentation pages in reading order. */
declare module '@generated/site-routes/default/reading-order.json' {
  const pages: { path: string; title: string; description: string; section: string }[];
  export default pages;
}

/** The routes that a mistyped address may mean, with their titles. */
declare module '@generated/site-routes/default/titles.json' {
  const titles: { path: string; title: string }[];
  export default titles;
}

// Files that `plugins/pages/release-filter` writes while building.

/** What a reader of the release notes may choose from. */
declare module '@generated/release-filter/default/choices.json' {
  const choices: import('./filterChanges').Choices;
  export default choices;
}

/** All changes of all releases, newest first. */
declare module '@generated/release-filter/default/changes.json' {
  const releases: import('./filterChanges').ReleaseChanges[];
  export default releases;
}

/** What each release brought, in a few words, by version. */
declare module '@generated/release-filter/default/headlines.json' {
  const headlines: Readonly<Record<string, string>>;
  export default headlines;
}
