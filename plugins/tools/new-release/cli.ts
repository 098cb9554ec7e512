import { writeFileSync } from 'node:fs';
import { endPlainly } from '../../../src/data/commandLine';
import { newRelease, usage } from './newRelease';

endPlainly();
const args = process.argv.slice(2);
const made = newRelease(args, new Date().toISOString().slice(0, 10));

if (args.includes('--help')) {
  console.log(
    `${usage}\n\nWrites the next release note from a template. Its date is the next one in the rhythm of two weeks, moved to a working day, or the one that you give.`,
  );
} else if ('refusal' in made) {
  console.error(made.refusal);
  process.exitCode = 1;
} else {
  writeFileSync(made.file, made.text, { flag: 'wx' });
  console.log(`Written: ${made.file}\nNow write its text. npm run lint:content names what is still missing.`);
}
