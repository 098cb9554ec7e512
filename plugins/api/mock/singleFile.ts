import { build } from 'esbuild';
import { samplePip } from './samplePip';

/** Name of the published file, below `/files/`. */
export const singleFileName = 'dialogos-mock.mjs';

/**
 * Bundles the mock with the sample assistant into one module that runs with Node.js alone.
 *
 * @param project folder of the project
 * @returns the text of the module; equal sources give equal text
 * @throws Error of esbuild with file, line and reason when a module cannot be read
 */
export async function singleFile(project: string): Promise<string> {
  const entry = [
    "import { start } from './plugins/api/mock/start';",
    `start(process.argv.slice(2), () => (${JSON.stringify(samplePip())}));`,
  ];
  const { outputFiles } = await build({
    absWorkingDir: project,
    stdin: { contents: entry.join('\n'), resolveDir: project, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    banner: { js: `// Mock of the DialogOS APIs: node ${singleFileName} --help` },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
