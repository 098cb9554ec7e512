import { existsSync } from 'node:fs';
import path from 'node:path';
import { Stopped, safeBuild } from './safeBuild';

// npm run build: builds the site into a folder of its own, then puts it at the place of build/.

const project = process.cwd();

safeBuild(project, (folder) => [
  ['docusaurus', 'build', '--out-dir', folder],
  ['tsx', 'plugins/precompress/cli.ts', folder],
])
  .then(() => console.log('The site stands in build/. npm run serve shows it.'))
  .catch((error: unknown) => {
    const kept = existsSync(path.join(project, 'build')) ? ' The site of before still stands in build/.' : '';
    console.error(`\n${error instanceof Error ? error.message : String(error)}${kept}`);
    process.exitCode = error instanceof Stopped ? error.exitCode : 1;
  });
