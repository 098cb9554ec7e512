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

/** The script of every page: there the best level is worth its time. */
const loadedByAll = /^assets\/js\/main\./;

/**
 * Every page carries the style of the site, so pages are two thirds of all bytes: level 9 would take three times the time
 * for 0.4 % of them, and level 10 twelve times for 6 %. Texts that programs read keep nobody waiting: level 10 would take
 * twelve times the time for 9 % of them. Of all others level 11 saves 2 %, of a search index 3.5 %, but it takes three
 * times the time of level 10: 3 s of every build after a text was edited.
 */
function levelOf(name: string): number {
  if (name.endsWith('.html')) {
    return 8;
  }
  if (/\.(?:md|txt|xml)$/.test(name)) {
    return 9;
  }
  return loadedByAll.test(name) ? 11 : 10;
}

/** A window that contains the whole text finds as much as the largest, which takes a tenth more time. */
const windowOf = ({ length }: Buffer): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))));

/** @returns the text as a host sends it with brotli */
export function brotliOf(text: Buffer, name: string, copies: Kept): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levelOf(name),
    [constants.BROTLI_PARAM_LGWIN]: windowOf(text),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return copies.bytes('brotli', [JSON.stringify(params), text], () => brotliBytes(text, { params }));
}

/** @returns the text as a host sends it with gzip */
export async function gzipOf(text: Buffer, copies: Kept): Promise<Buffer> {
  const options = { level: constants.Z_BEST_COMPRESSION };
  const bytes = await copies.bytes('gzip', [JSON.stringify(options), text], () => gzipBytes(text, options));
  // Node.js writes no time, but the system that it runs on; 255 is "unknown" (RFC 1952), so that all systems write the same.
  bytes[9] = 255;
  return bytes;
}
