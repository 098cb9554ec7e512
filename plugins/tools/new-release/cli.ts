import { writeFileSync } from 'node:fs';
import { newRelease } from './newRelease';

/** `npm run new:release -- 0.73.0 [--date 2023-10-19]`: writes the next post from its template. Exit code 1 on a refusal. */
const made = newRelease(process.argv.slice(2), new Date().toISOString().slice(0, 10));

if ('refusal' in made) {
  console.error(made.refusal);
  process.exitCode = 1;
} else {
  writeFileSync(made.file, made.text, { flag: 'wx' });
  console.log(`Written: ${made.file}\nNow write its text. npm run lint:content names what is still missing.`);
}
