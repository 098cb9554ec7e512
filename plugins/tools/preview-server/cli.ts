import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { commandLine } from '../../../src/data/commandLine';
import { createExactServer } from './exactServer';

const { positionals, values } = commandLine(
  `Usage: npm run serve [-- [--build] <folder of a built site>], or: npm run preview

Serves the built site at http://localhost:3000. PORT chooses another port: PORT=3001 npm run serve

  --build   builds the site first, as npm run preview does`,
  { build: { type: 'boolean' } },
  1,
);
const port = Number(process.env.PORT ?? 3000);
const dir = path.resolve(positionals[0] ?? 'build');

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  stop(`PORT is "${process.env.PORT}". Give a whole number from 1 to 65535, for example PORT=3001 npm run serve`);
}

if (values.build) {
  const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

try {
  const server = createExactServer(dir);
  server.on('error', (error: NodeJS.ErrnoException) => {
    stop(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run serve`
        : `The server cannot start: ${error.message}`,
    );
  });
  server.listen(port, () => console.log(`Ready: the site is served at http://localhost:${port} (stop with Ctrl+C)`));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
