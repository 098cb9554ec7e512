/** Facts of the site itself; specification, sections 1 and 9. */
export const site = {
  title: 'DialogOS',
  tagline: 'Virtual Assistants IDE',
  /** Version of this documentation, shown in the navbar and on the title page. */
  docsVersion: '1.5.0',
  /** Version of both documented APIs. */
  apiVersion: '0.1.0',
  copyrightYear: 2023,
  /** Languages of the site search: pages are English, many of their search words are Russian. */
  searchLanguages: ['en', 'ru'],
} as const;
