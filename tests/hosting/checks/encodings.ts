import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { GuardReport } from '../../guards/guard';
import { ask } from '../ask';
import { type HostedFile, type HostedSite, sampleOf } from '../hostedSite';

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** What a client accepts, and what it gets from a host with the module for brotli and from one without; first each copy. */
const negotiations: readonly [accepted: string, withBrotli: string, without: string][] = [
  ['gzip, deflate, br, zstd', 'br', 'gzip'],
  ['gzip', 'gzip', 'gzip'],
  ['br', 'br', ''],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0', '', ''],
  ['identity', '', ''],
  ['', '', ''],
];

/** Texts smaller than this are sent as they are. */
const smallest = 1024;
const texts = /\.(?:html|css|js|mjs|json|md|txt|csv|yaml|xml|svg)$/;

async function faultsOf(port: number, { address, bytes }: HostedFile, accepted: string, wanted: string) {
  // A cache in front of the server may add Via.
  const { headers, body } = await ask(port, address, { headers: { 'Accept-Encoding': accepted, Via: '1.1 cache' } });
  const found = headers['content-encoding'] ?? '';
  if (found !== wanted) {
    return [
      `${address}: for "${accepted}" content-encoding is "${found}", not "${wanted}". Copies are written by npm run build.`,
    ];
  }
  const text = decoders[found]?.(body) ?? body;
  return [
    ...(text.equals(bytes) ? [] : [`${address}: the copy (${found}) is another text. Run npm run build again.`]),
    ...(headers.vary === 'Accept-Encoding'
      ? []
      : [`${address}: vary is "${headers.vary ?? ''}", so caches mix copies.`]),
  ];
}

/**
 * Every text has compressed copies of equal content, and every client gets one that it understands. Both copies of every text
 * are asked for; what a host makes of other wishes, and what one does without the module for brotli, shows a sample.
 */
export async function encodings(site: HostedSite, port: number, { brotli = true } = {}): Promise<GuardReport> {
  const compressed = [...site.pages, ...site.others].filter(
    ({ file, bytes }) => texts.test(file) && bytes.length >= smallest,
  );
  const sample = new Set(sampleOf(compressed));
  const wishes = compressed.flatMap((hosted) =>
    (sample.has(hosted) ? negotiations : brotli ? negotiations.slice(0, 2) : []).map((wish) => ({ hosted, wish })),
  );
  const faults = await Promise.all(
    wishes.map(({ hosted, wish: [accepted, withBrotli, without] }) =>
      faultsOf(port, hosted, accepted, brotli ? withBrotli : without),
    ),
  );
  return { checked: wishes.length, unit: 'negotiations', faults: faults.flat() };
}
