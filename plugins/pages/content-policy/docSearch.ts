/** The style in the drawing of the modal's logo, which the policy names as it names those of the pages. */
const logoStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** What a policy has to allow for DocSearch, and nothing else. */
export type DocSearchParts = { hosts: string[]; styles: string[] };

/**
 * @param themeConfig of the site
 * @returns the host that DocSearch asks and the style of its modal, when the site has its keys (`algolia`)
 */
export function docSearchParts(themeConfig: object): DocSearchParts {
  const algolia: unknown = 'algolia' in themeConfig ? themeConfig.algolia : undefined;
  const appId = typeof algolia === 'object' && algolia !== null && 'appId' in algolia ? algolia.appId : undefined;
  return typeof appId === 'string'
    ? { hosts: [`https://${appId.toLowerCase()}-dsn.algolia.net`], styles: [logoStyle] }
    : { hosts: [], styles: [] };
}
