import type { GuardReport } from '../../guards/guard';
import { ask } from '../ask';
import { type HostedFile, type HostedSite, sampleOf } from '../hostedSite';
import { wrongSpellings } from '../wrongSpellings';

/**
 * Only the exact addresses are found (specification, section 2); all else answers 404 with the page of the site.
 *
 * @param pages whose addresses are misspelt, with those of a sample of the other files
 */
export async function wrongAddresses(
  site: HostedSite,
  port: number,
  pages: HostedFile[] = site.pages,
): Promise<GuardReport> {
  const addresses = wrongSpellings(site, { pages, others: sampleOf(site.others) });
  const faults = await Promise.all(
    addresses.map(async (address) => {
      const { status, body } = await ask(port, address);
      if (status !== 404) {
        return [`${address} answers ${status}, not 404.`];
      }
      return body.equals(site.notFoundPage) ? [] : [`${address} does not show the not-found page of the site.`];
    }),
  );
  return { checked: addresses.length, unit: 'wrong addresses', faults: faults.flat() };
}
