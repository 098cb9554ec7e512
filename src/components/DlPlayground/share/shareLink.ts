import type { PlaygroundFile, Texts } from '../files/files';
import { originalTexts } from '../files/files';

/** Begins the hash of a shared link: `#dl=<id of the example>.<state>`. */
const sharePrefix = '#dl=';

/** More than any base that a person writes; a short link could unpack to gigabytes. */
const mostBytes = 512 * 1024;

/** What a link carries: only what differs from the example, so that links live on when the example is improved. */
interface Shared {
  readonly version: 1;
  readonly texts: Readonly<Record<string, string>>;
}

/** A link that cannot be opened; the message is for the reader. */
export class BadLink extends Error {
  override readonly name = 'BadLink';
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new BadLink('The link contains more text than the playground accepts.');
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
  if (!/^[A-Za-z0-9_-]+$/.test(text)) throw new BadLink('The link is incomplete.');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

/**
 * @param id of the example
 * @returns the hash of an address that opens the example with these texts
 */
export async function shareHash(id: string, files: readonly PlaygroundFile[], texts: Texts): Promise<string> {
  const changed = files.flatMap(({ id: file, text }) => {
    const now = texts.get(file) ?? text;
    return now === text ? [] : [[file, now] as const];
  });
  const shared: Shared = { version: 1, texts: Object.fromEntries(changed) };
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'));
  return `${sharePrefix}${encodeURIComponent(id)}.${toBase64Url(packed)}`;
}

/**
 * Reads a hash that `shareHash` made, or that somebody broke.
 *
 * @returns the texts of the files, those of the example where the link has none
 * @throws BadLink when the hash is no such link, is cut or changed, or names a file that the example does not have
 */
export async function readShareHash(hash: string, files: readonly PlaygroundFile[]): Promise<Texts> {
  const state = hash.slice(hash.lastIndexOf('.') + 1);
  const texts = new Map(originalTexts(files));
  for (const [file, text] of Object.entries((await unpack(state)).texts)) {
    if (!texts.has(file)) throw new BadLink(`The link changes the file ${file}, which this example does not have.`);
    texts.set(file, text);
  }
  return texts;
}

async function unpack(state: string): Promise<Shared> {
  try {
    const bytes = await pipe(fromBase64Url(state), new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isShared(value)) return value;
  } catch (error) {
    if (error instanceof BadLink) throw error;
  }
  throw new BadLink('The link is incomplete.');
}

function isShared(value: unknown): value is Shared {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('texts' in value)) return false;
  const { version, texts } = value;
  if (version !== 1 || typeof texts !== 'object' || texts === null || Array.isArray(texts)) return false;
  return Object.values(texts).every((text) => typeof text === 'string');
}
