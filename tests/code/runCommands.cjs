// Runs commands of this project one after the other in one process, as node --import tsx runs each of them, and prints what
// each has printed and its status: most of the time of a command that prints its help is the loading of what others load, too.
const Module = require('node:module');
const path = require('node:path');

/** What `process.exit` throws, so that only the command ends. */
const ended = new Error('The command has ended.');

const [list = '[]', ...args] = process.argv.slice(2);
const write = process.stdout.write.bind(process.stdout);

function run(file) {
  const outcome = { status: 0, output: '', complaint: '' };
  process.argv.splice(1, Infinity, path.resolve(file), ...args);
  process.exitCode = undefined;
  process.stdout.write = (text) => {
    outcome.output += text;
    return true;
  };
  process.stderr.write = (text) => {
    outcome.complaint += text;
    return true;
  };
  process.exit = (status) => {
    process.exitCode = status;
    throw ended;
  };
  try {
    // As the main module, for those that are also imported by tests.
    Module._load(path.resolve(file), null, true);
  } catch (error) {
    if (error !== ended) {
      process.exitCode = 1;
      outcome.complaint += error.stack;
    }
  }
  outcome.status = process.exitCode ?? 0;
  return outcome;
}

const { exit } = process;
write(JSON.stringify(JSON.parse(list).map(run)), () => exit(0));
