import type { GuardReport } from '../../guards/guard';
import { ask } from '../ask';
import { type HostedFile, type HostedSite, sampleOf } from '../hostedSite';

const kept = ['etag', 'cache-control', 'vary'] as const;

async function faultsOf(port: number, { address }: HostedFile, accepted: string): Promise<string[]> {
  const encoding = { 'Accept-Encoding': accepted };
  const { headers } = await ask(port, address, { method: 'HEAD', headers: encoding });
  const conditions: [Record<string, string>, number][] = [
    [{ 'If-None-Match': headers.etag ?? '' }, 304],
    [{ 'If-None-Match': `"other", W/${headers.etag}` }, 304],
    [{ 'If-Modified-Since': headers['last-modified'] ?? '' }, 304],
    [{ 'If-None-Match': '"other"' }, 200],
  ];
  const faults = await Promise.all(
    conditions.map(async ([condition, status]) => {
      const answer = await ask(port, address, { headers: { ...encoding, ...condition } });
      const what = `${address} (${accepted}), ${JSON.stringify(condition)}`;
      return [
        ...(answer.status === status ? [] : [`${what}: answers ${answer.status}, not ${status}.`]),
        ...(status === 304 && answer.body.length > 0 ? [`${what}: has a body.`] : []),
        ...kept
          .filter((name) => answer.headers[name] !== headers[name])
          .map((name) => `${what}: ${name} is "${answer.headers[name]}", not "${headers[name]}".`),
      ];
    }),
  );
  return faults.flat();
}

/** What a client has is not sent again, in any encoding. */
export async function revalidation(site: HostedSite, port: number): Promise<GuardReport> {
  const files = sampleOf([...site.pages, ...site.others]);
  const faults = await Promise.all(
    files.flatMap((file) => ['br', 'gzip', 'identity'].map((accepted) => faultsOf(port, file, accepted))),
  );
  return { checked: files.length * 3 * 4, unit: 'conditional requests', faults: faults.flat() };
}
