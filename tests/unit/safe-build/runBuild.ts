import { safeBuild } from '../../../plugins/tools/safe-build/safeBuild';

// tsx runBuild.ts <project> <script>: a build of one step, a Node.js script that gets the folder as `out`.

const [project = '', script = ''] = process.argv.slice(2);
const step = `const out = process.argv[1]; const fs = require('node:fs'); ${script}`;

safeBuild(project, (folder, start) => start(process.execPath, '-e', step, folder).ended).catch(
  (error: Error & { exitCode?: number }) => {
    console.error(`MESSAGE ${error.message}`);
    process.exitCode = error.exitCode ?? 1;
  },
);
