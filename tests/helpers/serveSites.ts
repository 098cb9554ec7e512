import { once } from 'node:events';
import { createExactServer } from '../../plugins/tools/preview-server/exactServer';
import { type SiteName, sites } from '../config/sites';

// tsx tests/helpers/serveSites.ts <name> …: serves sites of `tests/config/sites.ts`, each on its port, in one process.

/** The last one listens when all others do, so whoever waits for it waits for all. */
async function main(names: readonly SiteName[]): Promise<void> {
  for (const { dir, port } of names.map((name) => sites[name])) {
    await once(createExactServer(dir).listen(port), 'listening');
  }
}

main(process.argv.slice(2) as SiteName[]).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The built sites cannot be served: ${reason}. If a port is taken, TEST_PORT chooses other ones.`);
  process.exit(1);
});
