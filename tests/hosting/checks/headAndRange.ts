import type { GuardReport } from '../../guards/guard';
import { type Answer, ask } from '../ask';
import { type HostedFile, type HostedSite, sampleOf } from '../hostedSite';

async function headFaults(port: number, { address }: HostedFile): Promise<string[]> {
  const [head, get] = await Promise.all([ask(port, address, { method: 'HEAD' }), ask(port, address)]);
  const lines = ({ status, headers: { date: _date, connection: _connection, ...headers } }: Answer) =>
    JSON.stringify({ status, headers });
  return [
    ...(head.body.length === 0 ? [] : [`HEAD ${address}: has a body.`]),
    ...(lines(head) === lines(get) ? [] : [`HEAD ${address}: ${lines(head)}, but GET: ${lines(get)}.`]),
  ];
}

async function rangeFaults(port: number, { address, bytes }: HostedFile): Promise<string[]> {
  const { length } = bytes;
  const ranges: [range: string, status: number, start: number, end: number][] = [
    ['bytes=0-9', 206, 0, 10],
    ['bytes=5-', 206, 5, length],
    ['bytes=-7', 206, length - 7, length],
    [`bytes=${length}-`, 416, 0, 0],
    ['lines=1-2', 200, 0, length],
  ];
  const faults = await Promise.all(
    ranges.map(async ([range, status, start, end]) => {
      const answer = await ask(port, address, { headers: { Range: range } });
      if (answer.status !== status) {
        return [`${address}, ${range}: answers ${answer.status}, not ${status}.`];
      }
      const place = answer.headers['content-range'];
      const wanted = { 200: undefined, 206: `bytes ${start}-${end - 1}/${length}`, 416: `bytes */${length}` }[status];
      return [
        ...(place === wanted ? [] : [`${address}, ${range}: content-range is "${place}", not "${wanted}".`]),
        ...(status === 416 || answer.body.equals(bytes.subarray(start, end))
          ? []
          : [`${address}, ${range}: wrong bytes.`]),
      ];
    }),
  );
  return faults.flat();
}

/** HEAD says what GET says, and a part of a file is sent as asked: a load that broke off goes on. */
export async function headAndRange(site: HostedSite, port: number): Promise<GuardReport> {
  const files = sampleOf([...site.pages, ...site.others]);
  const faults = await Promise.all(
    files.map(async (file) => [...(await headFaults(port, file)), ...(await rangeFaults(port, file))]),
  );
  return { checked: files.length * 6, unit: 'requests for a head or a part', faults: faults.flat() };
}
