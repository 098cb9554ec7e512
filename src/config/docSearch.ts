/** What Algolia gives a site: `themeConfig.algolia` of Docusaurus. All three are public. */
type Keys = { appId: string; apiKey: string; indexName: string; searchPagePath: false };

/**
 * Reads the keys with which the box searches by DocSearch and not by itself (the variable `DOCSEARCH`).
 *
 * @param text id of the application, search key and name of the index, with spaces between them; nothing for our own search
 * @throws Error when one is missing, or the id is none
 */
export function docSearchOf(text: string): Keys | undefined {
  const parts = text.split(/\s+/).filter(Boolean);
  if (parts.length === 0) {
    return undefined;
  }
  const [appId = '', apiKey = '', indexName = '', ...rest] = parts;
  // The id is part of the name of the host that pages may call.
  if (indexName === '' || rest.length > 0 || !/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(
      'DOCSEARCH must name three things with spaces between them: the id of the application (letters and digits), the search key and the index. Fix: for example DOCSEARCH="R2IYF7ETH7 599cec31baffa4868cae4e79f180729b docs".',
    );
  }
  return { appId, apiKey, indexName, searchPagePath: false };
}

const keys = docSearchOf(process.env.DOCSEARCH ?? '');

/** Empty unless the one who builds the site moves it to DocSearch. */
export const docSearch = keys ? { algolia: keys } : {};
