import type { HostedSite } from './hostedSite';

const encodedLetter = (text: string) =>
  text.replace(/[a-z](?=[^/]*\/?$)/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/**
 * @param files whose addresses are misspelt
 * @returns addresses that are nearly those of the site, and of which none is one
 */
export function wrongSpellings(
  site: HostedSite,
  { pages, others }: Pick<HostedSite, 'pages' | 'others'> = site,
): string[] {
  const { baseUrl, folders } = site;
  const right = new Set([...site.pages, ...site.others].map(({ address }) => address));
  const ofPages = pages.flatMap(({ address }) => {
    const bare = address.replace(/\/$/, '');
    return [
      bare,
      `${bare}/`,
      `${bare}//`,
      `${bare}/index.html`,
      `${bare}/index`,
      `${bare}.html`,
      `${bare}/.`,
      `/${address}`,
      address.toUpperCase(),
      address.toLowerCase(),
      encodedLetter(address),
      `${baseUrl}x/../${address.slice(baseUrl.length)}`,
    ];
  });
  const ofOthers = others.flatMap(({ address }) => [
    `${address}/`,
    `${address}.br`,
    `${address}.gz`,
    `${address}~`,
    address.toUpperCase(),
    encodedLetter(address),
  ]);
  const ofFolders = folders.flatMap((folder) => [folder, `${folder}/`]);
  const outside =
    baseUrl === '/' ? [] : ['/', baseUrl.slice(0, -1), ...[...right].map((it) => it.slice(baseUrl.length - 1))];
  return [...new Set([...ofPages, ...ofOthers, ...ofFolders, ...outside])].filter(
    (address) => address.startsWith('/') && !right.has(address),
  );
}
