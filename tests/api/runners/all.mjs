// node all.mjs <sample> …: runs samples one after the other, and prints a list of what each of them prints.
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

const printed = [];
for (const file of process.argv.slice(2)) {
  let text = '';
  console.log = (...values) => {
    text += `${format(...values)}\n`;
  };
  await import(pathToFileURL(file).href);
  printed.push(text);
}
process.stdout.write(JSON.stringify(printed));
