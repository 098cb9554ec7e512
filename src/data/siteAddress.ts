/** Where a site is served: scheme and host, and the path of the site on it. */
export type SiteAddress = { url: string; baseUrl: string };

const example = { SITE_URL: 'https://docs.example.com', BASE_URL: '/handbook/' };

function isOrigin(text: string): boolean {
  try {
    const { origin, protocol } = new URL(text);
    return /^https?:$/.test(protocol) && text.replace(/\/$/, '') === origin;
  } catch {
    return false;
  }
}

/** Parts of a path with a slash at both ends; dots alone would lead out of it. */
const basePath = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/**
 * @param env SITE_URL for a public host, BASE_URL for a site that is not at the root of its host
 * @throws Error with the value, what it must be and an example, before anything is built for an address that cannot be
 */
export function readSiteAddress(env: { [name: string]: string | undefined }): SiteAddress {
  const { SITE_URL: url = 'https://docs.dialogos.example', BASE_URL: baseUrl = '/' } = env;
  if (!isOrigin(url)) {
    throw new Error(
      `SITE_URL is "${url}". Fix: give scheme and host and nothing else, for example SITE_URL=${example.SITE_URL}.`,
    );
  }
  if (!basePath.test(baseUrl)) {
    throw new Error(
      `BASE_URL is "${baseUrl}". Fix: give the path of the site with a slash at both ends, for example BASE_URL=${example.BASE_URL}; at the root of a host it is /.`,
    );
  }
  return { url, baseUrl };
}
