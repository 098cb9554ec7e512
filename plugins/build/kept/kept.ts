import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** What a result depends on besides the code that makes it: its input and the options. */
export type Inputs = readonly (string | Buffer)[];

/** How many results were asked for, and how many of them were at hand. */
export type KeptCounts = { asked: number; found: number };

const hashOf = (parts: Inputs): string => {
  const hash = createHash('sha256');
  // The length of each part keeps "ab", "c" and "a", "bc" apart.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex').slice(0, 32);
};

const checkLength = 4;

/** A power cut or the copy of a cache can leave a file cut short, empty or full of zeros: its last bytes check the others. */
function withCheck(content: Buffer): Buffer {
  const check = Buffer.alloc(checkLength);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([content, check]);
}

/** @returns the content of a whole file; nothing when it is not whole */
function checked(bytes: Buffer): Buffer | undefined {
  const end = bytes.length - checkLength;
  const content = bytes.subarray(0, Math.max(end, 0));
  return end >= 0 && bytes.readUInt32BE(end) === crc32(content) ? content : undefined;
}

function read(file: string): Buffer | undefined {
  try {
    const content = checked(readFileSync(file));
    const now = new Date();
    utimesSync(file, now, now);
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** Whoever finds half a result, because a build was stopped or is still writing it, makes it again: the check does not fit. */
function write(file: string | undefined, result: Buffer | string): void {
  if (file === undefined) {
    return;
  }
  const bytes = withCheck(Buffer.from(result));
  try {
    writeFileSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** Results of dear work that are kept from build to build, each under the hash of everything that it depends on. */
export class Kept {
  readonly counts: KeptCounts = { asked: 0, found: 0 };

  /**
   * @param place where results are kept, and the fingerprint of the code that makes them; without it nothing is kept
   */
  constructor(private readonly place?: { readonly folder: string; readonly code: string }) {}

  private fileOf(name: string, inputs: Inputs): string | undefined {
    return this.place && path.join(this.place.folder, name, hashOf([this.place.code, ...inputs]));
  }

  /** @returns the bytes that were kept for these inputs, or nothing; whoever makes them then calls `keep` */
  found(name: string, inputs: Inputs): Buffer | undefined {
    const file = this.fileOf(name, inputs);
    const found = file === undefined ? undefined : read(file);
    this.counts.asked += 1;
    this.counts.found += found === undefined ? 0 : 1;
    return found;
  }

  /** Keeps bytes for these inputs, where anything is kept. */
  keep(name: string, inputs: Inputs, made: Buffer | string): void {
    write(this.fileOf(name, inputs), made);
  }

  /** @returns the value that `make` gives for these inputs, as `structuredClone` copies it; from an earlier build where it made it */
  value<Value>(name: string, inputs: Inputs, make: () => Value): Value {
    const found = this.found(name, inputs);
    if (found !== undefined) {
      return deserialize(found) as Value;
    }
    const made = make();
    this.keep(name, inputs, serialize(made));
    return made;
  }

  /** @returns the bytes that `make` gives for these inputs, from an earlier build where it made them */
  async bytes(name: string, inputs: Inputs, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = this.found(name, inputs);
    const made = found ?? (await make());
    if (found === undefined) this.keep(name, inputs, made);
    return made;
  }
}

/** Days after which a result that no build asks for is deleted. */
const daysKept = 7;

/** Room for many states of the site: the results of the first take about 80 MB, those of each further one up to 20 MB. */
const bytesKept = 400_000_000;

/**
 * Deletes the results below a folder that no build has asked for in a week, and beyond a size those that were asked for
 * the longest time ago.
 */
export function deleteUnused(folder: string, now: number, mostBytes = bytesKept): void {
  if (!existsSync(folder)) {
    return;
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .flatMap((file) => {
      // Another build may have moved or deleted it meanwhile.
      const status = statSync(file, { throwIfNoEntry: false });
      return status?.isFile() ? [{ file, status }] : [];
    })
    .sort((a, b) => b.status.mtimeMs - a.status.mtimeMs);
  let bytes = 0;
  for (const { file, status } of files) {
    bytes += status.size;
    if (bytes > mostBytes || now - status.mtimeMs > daysKept * 24 * 60 * 60 * 1000) {
      rmSync(file, { force: true });
    }
  }
}
