import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareConfig } from '../../plugins/tools/prepared-config/prepareConfig';
import { writeStockSite } from '../bench/stockSite';
import { type Site, type SiteName, sites } from '../config/sites';
import { writePackagesSite } from './packagesSite';
import { type SiteBuilder, startSiteBuilder } from './siteBuilder';

// tsx tests/helpers/buildFixtureSites.ts [name …]: builds the named sites of `tests/config/sites.ts`, without a name
// every site except the real one.

/** Two fill two cores; what a bundler does in threads fills more. */
const atOnce = 2;

/**
 * Sites of one lane are built one after the other, with the same folder for what Docusaurus generates: the bundler
 * keeps the addresses of a configuration's modules between builds. The site below a path has the configuration and so
 * the folder of the real site; those in folders of their own have that there. The longest lanes come first.
 */
const lanes: { generated?: string; names: SiteName[] }[] = [
  { names: ['below'] },
  { names: ['stock'] },
  { generated: 'update', names: ['updateOld', 'updateNew', 'updateEdited'] },
  { generated: 'gallery', names: ['gallery'] },
  { names: ['shell'] },
  { names: ['packages'] },
  { generated: 'doc-search', names: ['docSearch'] },
  { generated: 'search', names: ['search'] },
];

/** Writes the sites that are made of other files. */
function write(name: SiteName, siteDir: string): void {
  if (name === 'stock') {
    rmSync(siteDir, { recursive: true, force: true });
    mkdirSync(siteDir, { recursive: true });
    writeStockSite(siteDir);
  } else if (name === 'packages') {
    writePackagesSite(siteDir);
  }
}

/** @returns what the build printed when it failed, or nothing */
async function build(builder: SiteBuilder, name: SiteName, generated?: string): Promise<string | undefined> {
  const { dir, build: source, env: variables }: Site = sites[name];
  if (!source) {
    return undefined;
  }
  const started = performance.now();
  write(name, source.siteDir);
  // The site below a path has the configuration of the real one, which `npm run build` prepares.
  const config = name === 'below' ? (await prepareConfig(process.cwd())).config : source.config;
  const fault = await builder.build({
    siteDir: source.siteDir,
    outDir: path.resolve(dir),
    minify: name === 'stock' || name === 'packages',
    ...(config && { config }),
    // Several sites have the folder of the project as theirs.
    ...(generated && { generated: `.cache/fixture-sites/${generated}` }),
    ...(variables && { variables }),
  });
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return (
    fault &&
    `${fault}\nThe fixture site in ${dir} does not build; the browser tests need it. The reason is shown above.`
  );
}

async function main(names: readonly string[]): Promise<void> {
  const waiting = [...lanes];
  const worker = async () => {
    const builder = startSiteBuilder();
    for (let lane = waiting.shift(); lane !== undefined; lane = waiting.shift()) {
      for (const name of lane.names.filter((one) => names.length === 0 || names.includes(one))) {
        const fault = await build(builder, name, lane.generated);
        if (fault !== undefined) {
          console.error(fault);
          process.exitCode = 1;
        }
      }
    }
    builder.stop();
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
