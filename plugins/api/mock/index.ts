import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { singleFile, singleFileName } from './singleFile';

/** Publishes the mock with the site as one file, so that nobody needs the sources of a documentation to test a program. */
export default function apiMock(): Plugin {
  return {
    name: 'api-mock',
    async postBuild({ outDir }) {
      const folder = path.join(outDir, 'files');
      const text = await singleFile(path.join(__dirname, '../../..'));
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, singleFileName), text);
      console.log(`[api mock] files/${singleFileName}: ${Math.round(text.length / 1000)} KB`);
    },
  };
}
