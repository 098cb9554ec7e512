import { readdirSync } from 'node:fs';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copiesOf } from '../../build/compressed';
import { Kept } from '../../build/kept/kept';

/** What one run made: number of texts, their bytes, and the bytes of their copies. */
export type PrecompressCounts = { files: number; bytes: number; brotliBytes: number; gzipBytes: number };

const texts = /\.(?:html|css|js|mjs|json|md|txt|csv|yaml|xml|svg)$/;
/** A smaller answer fits into one packet with its headers, so compressing it gains nothing. */
const smallest = 1024;
/** zlib has four threads, so handling more files at once would only cost memory. */
const threads = 4;

const formats = ['br', 'gz'] as const;
type Sizes = Record<(typeof formats)[number], number>;

/** @returns the bytes of the copies of a file, if both were made from it as it has been since that time */
async function sizesOfCopies(file: string, time: Date): Promise<Sizes | undefined> {
  try {
    const [br, gz] = await Promise.all([stat(`${file}.br`), stat(`${file}.gz`)]);
    return [br, gz].every(({ mtime }) => mtime.getTime() === time.getTime()) ? { br: br.size, gz: gz.size } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

type Options = {
  /** Copies that earlier builds have made. */
  copies?: Kept;
  /** Which files are compressed; all of them, unless it is given. */
  isMeant?: (file: string) => boolean;
  /** How many texts are compressed at the same time. */
  atOnce?: number;
};

/**
 * Writes `x.br` and `x.gz` next to each text `x` of a built site, so that a host can send them without compressing.
 * Equal texts give equal bytes. It is the last step of the build: what changes a file later must run it again.
 *
 * @param dir folder of a built site
 * @throws Error of the disk when a file cannot be read or written
 */
export async function precompress(
  dir: string,
  { copies = new Kept(), isMeant = () => true, atOnce = threads }: Options = {},
): Promise<PrecompressCounts> {
  const waiting = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => texts.test(name) && isMeant(name),
  );
  const counts: PrecompressCounts = { files: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0 };

  async function worker(): Promise<void> {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const file = path.join(dir, name);
      const { size, mtime } = await stat(file);
      if (size >= smallest) {
        const made = (await sizesOfCopies(file, mtime)) ?? (await compress(name, file, mtime));
        counts.files += 1;
        counts.bytes += size;
        counts.brotliBytes += made.br;
        counts.gzipBytes += made.gz;
      }
    }
  }

  /** The copies get the time that the file had before it was read: when it changes meanwhile, they are made again. */
  async function compress(name: string, file: string, time: Date): Promise<Sizes> {
    const made = await copiesOf(await readFile(file), name, copies);
    await Promise.all(
      formats.map(async (format) => {
        await writeFile(`${file}.${format}`, made[format]);
        await utimes(`${file}.${format}`, time, time);
      }),
    );
    return { br: made.br.length, gz: made.gz.length };
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, threads) }, worker));
  return counts;
}
