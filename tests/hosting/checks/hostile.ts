import type { GuardReport } from '../../guards/guard';
import { ask } from '../ask';
import type { HostedSite } from '../hostedSite';
import { type HostilePath, hostilePaths, statusesOf } from '../hostilePaths';

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 60)}… (${text.length} characters)` : text);

/** No hostile address gets a file, a redirect or a header of its own making. */
export async function hostile(
  site: HostedSite,
  port: number,
  paths: readonly HostilePath[] = hostilePaths,
): Promise<GuardReport> {
  const faults = await Promise.all(
    paths.map(async ([target, kind]) => {
      const wanted = statusesOf(kind, site.baseUrl).nginx;
      const { status, headers, body } = await ask(port, `${site.baseUrl}${target}`);
      const what = `${site.baseUrl}${short(target)}`;
      const known = status === 404 ? body.equals(site.notFoundPage) : body.includes(`<title>${status} `);
      return [
        ...(status === wanted ? [] : [`${what} answers ${status}, not ${wanted}.`]),
        ...(known ? [] : [`${what} gets a body that is neither the not-found page nor a short error.`]),
        ...(headers.location === undefined ? [] : [`${what} leads to ${headers.location}.`]),
        ...(headers['set-cookie'] === undefined ? [] : [`${what} sets a cookie.`]),
      ];
    }),
  );
  return { checked: paths.length, unit: 'hostile paths', faults: faults.flat() };
}
