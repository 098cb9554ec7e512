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

/** What readers wait for besides pages. */
const waitedFor = /\.js$|^search-index-/;

/**
 * Every page carries the style of the site, so pages are two thirds of all bytes: level 10 would take twelve times the time
 * for 6 % of them. The texts that programs read keep nobody waiting, and of the text behind a result level 10 would save 200
 * bytes. Of scripts and of a search index it saves 7 to 12 %. There level 11 saves 2 to 3.5 % more, but it takes three times
 * the time of level 10: 3 s of every build after a text was edited.
 */
function levelOf(name: string): number {
  if (loadedByAll.test(name)) {
    return 11;
  }
  return waitedFor.test(name) ? 10 : 8;
}

/** A window that contains the whole text finds as much as the largest, which takes a tenth more time. */
const windowOf = ({ length }: Buffer): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))));

/** What a host sends instead of a text. */
export type Copies = { readonly br: Buffer; readonly gz: Buffer };

/** Level 7 would take a third more of the time for 0.3 % of the bytes. */
const gzipOptions = { level: 6 };

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
