import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
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

/** What a host sends instead of a text. */
export type Copies = { readonly br: Buffer; readonly gz: Buffer };

/** Level 9 would take a third more of the time for 0.3 % of the bytes. */
const gzipOptions = { level: 7 };

/** @returns the text compressed with brotli and with gzip, from an earlier build where it made them */
export async function copiesOf(text: Buffer, name: string, copies: Kept): Promise<Copies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levelOf(name),
    [constants.BROTLI_PARAM_LGWIN]: windowOf(text),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const inputs = [JSON.stringify([params, gzipOptions]), text];
  const made = await copies.bytes('copies', inputs, async () => {
    const [br, gz] = [await brotliBytes(text, { params }), await gzipBytes(text, gzipOptions)];
    // Node.js writes no time, but the system that it runs on; 255 is "unknown" (RFC 1952), so that all systems write the same.
    gz[9] = 255;
    return serialize({ br, gz } satisfies Copies);
  });
  return deserialize(made) as Copies;
}
