import path from 'node:path';
import { precompress } from './precompress';

// The last step of npm run build: tsx plugins/precompress/cli.ts [folder of the built site].

const dir = path.resolve(process.argv[2] ?? 'build');
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-GB')} KB`;

async function main(): Promise<void> {
  const start = Date.now();
  const { files, bytes, brotliBytes, gzipBytes } = await precompress(dir);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(
    `Compressed ${files} texts: ${kilobytes(bytes)}, ${kilobytes(brotliBytes)} with brotli, ${kilobytes(gzipBytes)} with gzip, ${seconds} s`,
  );
}

main().catch((error) => {
  console.error(`The texts in ${dir} cannot be compressed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
