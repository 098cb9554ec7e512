import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createExactServer } from '../../plugins/tools/preview-server/exactServer';
import { type SiteName, sites } from '../config/sites';

// tsx tests/helpers/serveSites.ts <name> …: serves sites of `tests/config/sites.ts`, each on its port, in one process.

/** The first one listens when all others do, so whoever waits for it waits for all. Tests of the real site alone need no other one. */
async function main(names: readonly SiteName[]): Promise<void> {
  const [first, ...others] = names;
  const missing = others.filter((name) => !existsSync(sites[name].dir));
  if (missing.length > 0) {
    const list = missing.join(' ');
    console.error(`Not built, so their tests fail: ${list}. Fix: npx tsx tests/helpers/buildFixtureSites.ts ${list}`);
  }
  for (const name of [...others.filter((one) => !missing.includes(one)), ...(first ? [first] : [])]) {
    const { dir, port } = sites[name];
    await once(createExactServer(dir).listen(port), 'listening');
  }
}

main(process.argv.slice(2) as SiteName[]).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  const isTaken = reason.includes('EADDRINUSE');
  console.error(`The built sites cannot be served: ${reason}${isTaken ? '. Choose other ports with TEST_PORT' : ''}.`);
  process.exit(1);
});
