import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';

it('what every page gets of the playground is less than a kilobyte', async () => {
  const sizes = await Promise.all(
    [
      ['DlExample.tsx', 'tsx'],
      ['DlExample.module.css', 'css'],
    ].map(async ([file, loader]) => {
      const text = readFileSync(`src/components/DlExample/${file}`, 'utf8');
      const { code } = await transform(text, {
        loader: loader === 'tsx' ? 'tsx' : 'css',
        minify: true,
        jsx: 'automatic',
      });
      return brotliCompressSync(code).length;
    }),
  );
  const size = sizes.reduce((sum, one) => sum + one, 0);
  console.log(`DlExample: ${sizes.join(' + ')} = ${size} bytes of script and styles, with brotli`);
  expect(size).toBeGreaterThan(200);
  expect(size).toBeLessThan(1024);
});
