import { readSiteAddress } from '../data/siteAddress';

/**
 * Where the site is served. A host that is not at the root of its address sets BASE_URL
 * (with both slashes, for example `/dialogos/`), a public host sets SITE_URL.
 * This is not among the facts of the site because pages in the browser have no environment variables.
 */
export const address = readSiteAddress(process.env);
