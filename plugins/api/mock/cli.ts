import { createSampleAssistant } from '../../../src/api/simulate/sampleAssistant';
import { loadPip } from '../../../src/data/pipBase';
import { asPlatform } from './delivery';
import { ApiMock } from './mock';

// npm run mock [-- --documented]: both APIs on this machine. PORT chooses the port of the Chat API; the Server API has
// the next one. --documented answers with the documented replies instead of those of the sample assistant.

const port = Number(process.env.PORT ?? 4010);
const documented = process.argv.includes('--documented');

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 1 || port > 65534) {
  stop(`PORT is "${process.env.PORT}". Give a whole number from 1 to 65534, for example PORT=4020 npm run mock`);
}

const mock = new ApiMock({
  ...asPlatform,
  log: console.log,
  ...(documented ? {} : { assistant: createSampleAssistant(loadPip(), () => Date.now() / 1000) }),
});

for (const [name, server, own] of [
  ['Chat API', mock.chat, port],
  ['Server API', mock.server, port + 1],
] as const) {
  server.on('error', (error: NodeJS.ErrnoException) => {
    stop(
      error.code === 'EADDRINUSE'
        ? `Port ${own} is in use. Stop the program that uses it, or choose another port: PORT=${own + 10} npm run mock`
        : `The mock cannot start: ${error.message}`,
    );
  });
  server.listen(own, 'localhost', () => console.log(`Ready: ${name} at http://localhost:${own} (stop with Ctrl+C)`));
}
