/**
 * @param themeConfig of the site
 * @returns the host that DocSearch asks, when the site has its keys (`algolia`); no other one
 */
export function docSearchHosts(themeConfig: object): string[] {
  const algolia: unknown = 'algolia' in themeConfig ? themeConfig.algolia : undefined;
  const appId = typeof algolia === 'object' && algolia !== null && 'appId' in algolia ? algolia.appId : undefined;
  return typeof appId === 'string' ? [`https://${appId.toLowerCase()}-dsn.algolia.net`] : [];
}
