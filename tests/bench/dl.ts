import { performance } from 'node:perf_hooks';
import { compile, createSession, say } from '../../src/dl';
import { seededRandom } from '../../src/dl/turn/random';

/**
 * `npm run bench:dl`: compiles and matches bases of 100, 1,000 and 10,000 rules and prints the median time per phrase
 * and the growth. Fails when a target is missed: 2 ms per phrase at 1,000 rules, 12 times the cost for 10 times the rules.
 */
const sizes = [100, 1000, 10_000];
const phrases = 400;
const longest = 2;
const mostGrowth = 12;

const subjects = [
  'order',
  'invoice',
  'account',
  'card',
  'delivery',
  'address',
  'refund',
  'password',
  'tariff',
  'bonus',
];
const verbs = ['where', 'change', 'cancel', 'show', 'open', 'find', 'pay', 'stop', 'check', 'send'];

/** Rules as people write them: stars around words, braces, tildes, a condition now and then, one catch-all. */
function rulesOf(count: number): string {
  const random = seededRandom(count);
  const rules: string[] = [];
  for (let index = 0; index < count - 1; index++) {
    const verb = random.pick(verbs);
    const subject = random.pick(subjects);
    const own = `term${index}`;
    const shapes = [
      `$ * ${verb} * ${own} *`,
      `$ ${verb} {my/the/--} ${own}`,
      `$ * ${subject} ${own}~ *`,
      `$ <please> ${verb} [-${subject}-] {${own}/${own}s} **`,
      `$ ${own} ${subject}\n$ * ${subject} of ${own}`,
    ];
    const condition = index % 10 === 0 ? '+%user_vip="yes"\n' : '';
    rules.push(`BEGIN r${index}\n${condition}${random.pick(shapes)}\n# answer ${index}\nEND`);
  }
  return [...rules, 'BEGIN other\n$ *\n# other\nEND'].join('\n');
}

function phrasesFor(count: number): string[] {
  const random = seededRandom(7);
  return Array.from({ length: phrases }, () => {
    const own = `term${random.below(count)}`;
    return `please ${random.pick(verbs)} my ${random.pick(subjects)} ${own} right now`;
  });
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

function measure(count: number): { compiling: number; matching: number } {
  const source = { rules: rulesOf(count), variables: ['user_vip'] };
  const before = performance.now();
  const { base, diagnostics } = compile(source);
  const compiling = performance.now() - before;
  if (diagnostics.length > 0) throw new Error(`bench base of ${count} rules: ${diagnostics[0]?.message}`);
  const session = createSession(base, { clock: 0, seed: 1 });
  const texts = phrasesFor(count);
  for (const text of texts.slice(0, 100)) say(session, text);
  const times = texts.map((text) => {
    const start = performance.now();
    say(session, text);
    return performance.now() - start;
  });
  return { compiling, matching: median(times) };
}

const results = sizes.map((count) => ({ count, ...measure(count) }));
const problems: string[] = [];
for (const [index, { count, compiling, matching }] of results.entries()) {
  console.log(`${count} rules: compile ${compiling.toFixed(1)} ms, median ${matching.toFixed(4)} ms per phrase`);
  const smaller = results[index - 1];
  if (smaller === undefined) continue;
  const matchGrowth = matching / smaller.matching;
  const compileGrowth = compiling / smaller.compiling;
  console.log(
    `  ${count / smaller.count} times the rules: compile ×${compileGrowth.toFixed(2)}, match ×${matchGrowth.toFixed(2)}`,
  );
  if (matchGrowth > mostGrowth) problems.push(`match grew ×${matchGrowth.toFixed(2)}, at most ×${mostGrowth}`);
}
const thousand = results.find(({ count }) => count === 1000)?.matching ?? Number.POSITIVE_INFINITY;
if (thousand > longest) problems.push(`1000 rules take ${thousand.toFixed(3)} ms per phrase, at most ${longest} ms`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
