import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keptFolder } from './kept/buildResults';
import { Kept } from './kept/kept';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Compressing depends on these two libraries alone, whatever code of ours asks for it. */
const { brotli, zlib } = process.versions;

/** Copies that earlier builds have made. */
export const keptCopies = () => new Kept({ folder: keptFolder, code: `brotli ${brotli}, zlib ${zlib}` });

/**
 * Scripts, styles and indexes are read again and again and get the best level. A page is read alone and changes often:
 * one level less costs it 2.4 % of its bytes and takes a third of the time.
 */
const levelOf = (name: string): number => (/\.(?:html|md|txt|xml)$/.test(name) ? 10 : 11);

/** @returns the text as a host sends it with brotli */
export function brotliOf(text: Buffer, name: string, copies: Kept): Promise<Buffer> {
  const level = levelOf(name);
  return copies.bytes('brotli', [String(level), text], () =>
    brotliBytes(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  );
}

/** @returns the text as a host sends it with gzip; making it is as fast as looking it up */
export async function gzipOf(text: Buffer): Promise<Buffer> {
  const bytes = await gzipBytes(text, { level: constants.Z_BEST_COMPRESSION });
  // Node.js writes no time, but the system that it runs on; 255 is "unknown" (RFC 1952), so that all systems write the same.
  bytes[9] = 255;
  return bytes;
}
