import { samplePip } from './samplePip';
import { start } from './start';

// npm run mock [-- --help]: both APIs on this machine.

start(process.argv.slice(2), samplePip);
