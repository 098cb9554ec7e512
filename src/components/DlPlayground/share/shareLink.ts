import { isRecord } from '../../../data/isRecord';
import { type Changes, isChanges } from '../files/changes';

/** The start of the hash of a shared link: `#dl=<id of the example>.<state>`. */
const sharePrefix = '#dl=';

/** More than any base that a person writes; a short link could unpack to gigabytes. */
const mostBytes = 512 * 1024;

/** The longest packed text of `mostBytes` bytes, however badly it packs. */
const longestState = 768 * 1024;

/** A piece of a packed text unpacks to 1,032 times its length at most, all of it at once. */
const pieceBytes = 256;

const version = 1;

/** A link that cannot be opened; the message is for the reader. */
export class BadLink extends Error {
  override readonly name = 'BadLink';
}

const tooMuch = () => new BadLink('The link contains more text than the playground accepts.');

/** Gives the bytes piece by piece, each one when it is asked for, so that who stops asking stops the work. */
function piecesOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        const piece = bytes.subarray(at, at + pieceBytes);
        at += pieceBytes;
        if (piece.length === 0) controller.close();
        else controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * @param seen receives the number of bytes unpacked so far
 * @throws BadLink as soon as more than `mostBytes` have been unpacked; the rest is not read
 */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  seen: (size: number) => void = () => undefined,
): Promise<Uint8Array> {
  const reader = piecesOf(bytes).pipeThrough(through).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    seen(size);
    if (size > mostBytes) {
      await reader.cancel();
      throw tooMuch();
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > longestState) throw tooMuch();
  if (!/^[A-Za-z0-9_-]+$/.test(text)) throw new BadLink('The link is incomplete.');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

/**
 * @param id of the example
 * @returns the hash of an address that opens the example with these changes
 * @throws BadLink when there is too much text to open it again
 */
export async function shareHash(id: string, texts: Changes): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ version, texts }));
  if (bytes.length > mostBytes) throw tooMuch();
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'));
  return `${sharePrefix}${encodeURIComponent(id)}.${toBase64Url(packed)}`;
}

/**
 * Reads a hash that `shareHash` made and that may have been damaged since.
 *
 * @param seen receives the number of bytes unpacked so far
 * @returns only what differs from the example, so that links stay useful when the example is improved
 * @throws BadLink when the hash is not such a link, is truncated or changed, or unpacks to too much text
 */
export async function readShareHash(hash: string, seen?: (size: number) => void): Promise<Changes> {
  const state = hash.slice(hash.lastIndexOf('.') + 1);
  try {
    const bytes = await pipe(fromBase64Url(state), new DecompressionStream('deflate-raw'), seen);
    return textsIn(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('The link is incomplete.');
  }
}

function textsIn(value: unknown): Changes {
  if (!isRecord(value) || !('version' in value) || !('texts' in value)) {
    throw new BadLink('The link is incomplete.');
  }
  const { version: found, texts } = value;
  if (found !== version) throw new BadLink('The link was made for another version of this site.');
  if (!isChanges(texts)) throw new BadLink('The link is incomplete.');
  return texts;
}
