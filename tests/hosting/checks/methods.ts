import type { GuardReport } from '../../guards/guard';
import { ask } from '../ask';
import type { HostedSite } from '../hostedSite';

const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'PURGE'];

/** The site is read only: all methods but GET and HEAD are refused, whatever the address. */
export async function methods(site: HostedSite, port: number): Promise<GuardReport> {
  const targets = [site.pages[0], site.others[0]].flatMap((hosted) => (hosted ? [hosted.address] : []));
  const requests = (targets.length > 0 ? [...targets, `${site.baseUrl}nope`] : []).flatMap((target) =>
    others.map((method) => ({ target, method })),
  );
  const faults = await Promise.all(
    requests.map(async ({ target, method }) => {
      const { status } = await ask(port, target, { method });
      return status === 405 ? [] : [`${method} ${target}: answers ${status}, not 405.`];
    }),
  );
  return { checked: requests.length, unit: 'requests with other methods', faults: faults.flat() };
}
