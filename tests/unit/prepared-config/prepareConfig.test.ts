import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { code, entries } from '../../../plugins/tools/prepared-config/prepareConfig';

test('the live server watches all code that the prepared modules are made from', async () => {
  const { metafile } = await build({
    entryPoints: { ...entries },
    bundle: true,
    packages: 'external',
    platform: 'node',
    outdir: '.',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !code.some((place) => file === place || file.startsWith(`${place}/`)))).toEqual([]);
});
