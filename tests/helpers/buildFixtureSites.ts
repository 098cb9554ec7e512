import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareConfig } from '../../plugins/tools/prepared-config/prepareConfig';
import { writeStockSite } from '../bench/stockSite';
import { type SiteName, sites } from '../config/sites';
import { writePackagesSite } from './packagesSite';

// tsx tests/helpers/buildFixtureSites.ts [name …]: builds the named sites of `tests/config/sites.ts`, without a name
// every site except the real one.

/** Two fill two cores; what a bundler does in threads fills more. */
const atOnce = 2;

/**
 * Sites of one lane are built one after the other, with the same folder for what Docusaurus generates: the bundler
 * keeps the addresses of a configuration's modules between builds. The site below a path has the configuration and so
 * the folder of the real site; the last two have their own folders anyway.
 */
const lanes: { generated?: string; names: SiteName[] }[] = [
  { names: ['below'] },
  { generated: 'update', names: ['updateOld', 'updateNew', 'updateEdited'] },
  { generated: 'search-live', names: ['searchLive'] },
  { generated: 'doc-search', names: ['docSearch'] },
  { generated: 'gallery', names: ['gallery'] },
  { generated: 'search', names: ['search'] },
  { names: ['stock'] },
  { names: ['packages'] },
  { names: ['shell'] },
  { names: ['plain'] },
];

/** @returns what the build printed when it failed, or nothing */
async function build(name: SiteName, generated: string | undefined): Promise<string | undefined> {
  const site = sites[name];
  if (!site.build) {
    return undefined;
  }
  const started = performance.now();
  // The site below a path has the configuration of the real one, which `npm run build` prepares.
  const config = name === 'below' ? ['--config', (await prepareConfig(process.cwd())).config] : [];
  const args = ['docusaurus', 'build', ...site.build, ...config];
  if (name === 'stock') {
    const dir = path.dirname(site.dir);
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
    writeStockSite(dir);
  } else if (name === 'packages') {
    writePackagesSite(path.dirname(site.dir));
  } else {
    args.push('--no-minify');
  }
  const child = spawn('npx', args, {
    env: {
      ...process.env,
      // Several sites have the folder of the project as theirs.
      ...(generated === undefined ? {} : { DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/fixture-sites/${generated}` }),
      ...('env' in site ? site.env : {}),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (status) => {
      console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
      const fault = `${output}\nThe fixture site in ${site.dir} does not build; the browser tests need it. The reason is shown above.`;
      resolve(status === 0 ? undefined : fault);
    });
  });
}

async function main(names: readonly string[]): Promise<void> {
  const waiting = [...lanes];
  const worker = async () => {
    for (let lane = waiting.shift(); lane !== undefined; lane = waiting.shift()) {
      for (const name of lane.names.filter((one) => names.length === 0 || names.includes(one))) {
        const fault = await build(name, lane.generated);
        if (fault !== undefined) {
          console.error(fault);
          process.exitCode = 1;
        }
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const known: string[] = lanes.flatMap(({ names }) => names);
const unknown = process.argv.slice(2).filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no fixture site ${unknown.join(', ')}. Give names of: ${known.join(', ')}`);
  process.exitCode = 1;
} else {
  void main(process.argv.slice(2));
}
