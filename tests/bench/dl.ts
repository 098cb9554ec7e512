import { performance } from 'node:perf_hooks';
import { commandLine } from '../../src/data/commandLine';
import { compile, createSession, say } from '../../src/dl';
import { seededRandom } from '../../src/dl/turn/random';
import { compareWithRiveScript } from './rivescript';

commandLine(
  `Usage: npm run bench:dl

Compiles and matches bases of 100, 1,000 and 10,000 rules and prints the median time per phrase and the growth, then the
ratios to the public package rivescript with equivalent triggers. Fails when a target is missed: 2 ms per phrase at 1,000
rules, 12 times the cost for 10 times the rules.`,
  {},
);

const sizes = [100, 1000, 10_000];
const phrases = 400;
const compiles = 7;
const longest = 2;
const mostGrowth = 12;
const sharedWords = 200;
const catchAll = 'BEGIN other\n$ *\n# other\nEND';

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

/** Rules of words that many rules share, so that the index can rule out fewer of them. */
function sharedRulesOf(count: number): string {
  const random = seededRandom(count);
  const word = () => `word${random.below(sharedWords)}`;
  const shape = () =>
    random.pick([
      `* ${word()} ${word()} *`,
      `* ${word()} * ${word()}`,
      `{${word()}/${word()}} ${word()} *`,
      `* ${word()}~ ${word()} *`,
      `[-${word()}-] ${word()} *`,
    ]);
  const rules = Array.from({ length: count - 1 }, (_one, index) => `BEGIN r${index}\n$ ${shape()}\n# answer\nEND`);
  return [...rules, catchAll].join('\n');
}

function sharedPhrases(): string[] {
  const random = seededRandom(11);
  return Array.from({ length: phrases }, () =>
    Array.from({ length: 8 }, () => `word${random.below(sharedWords)}`).join(' '),
  );
}

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
  return [...rules, catchAll].join('\n');
}

function phrasesFor(count: number): string[] {
  const random = seededRandom(7);
  return Array.from({ length: phrases }, () => {
    const own = `term${random.below(count)}`;
    return `please ${random.pick(verbs)} my ${random.pick(subjects)} ${own} right now`;
  });
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

interface Measured {
  readonly compiling: number;
  readonly matching: number;
}

function measure(rules: string, texts: readonly string[]): Measured {
  const { base, diagnostics } = compile({ rules, variables: ['user_vip'] });
  if (diagnostics.length > 0) throw new Error(`bench base: ${diagnostics[0]?.message}`);
  const compiling = median(
    Array.from({ length: compiles }, () => {
      const before = performance.now();
      compile({ rules, variables: ['user_vip'] });
      return performance.now() - before;
    }),
  );
  const session = createSession(base, { clock: 0, seed: 1 });
  for (const text of texts.slice(0, 100)) say(session, text);
  const times = texts.map((text) => {
    const start = performance.now();
    say(session, text);
    return performance.now() - start;
  });
  return { compiling, matching: median(times) };
}

const problems: string[] = [];

function runKind(kind: string, rules: (count: number) => string, texts: (count: number) => string[]): void {
  let smaller: Measured | null = null;
  for (const count of sizes) {
    const found = measure(rules(count), texts(count));
    const { compiling, matching } = found;
    console.log(
      `${kind}, ${count} rules: compile ${compiling.toFixed(1)} ms, median ${matching.toFixed(4)} ms per phrase`,
    );
    if (count === 1000 && matching > longest) {
      problems.push(`${kind}: 1000 rules take ${matching.toFixed(3)} ms per phrase, at most ${longest} ms`);
    }
    if (smaller !== null) {
      const growth = matching / smaller.matching;
      const compileGrowth = compiling / smaller.compiling;
      console.log(`  10 times the rules: compile ×${compileGrowth.toFixed(2)}, match ×${growth.toFixed(2)}`);
      if (growth > mostGrowth) problems.push(`${kind}: match grew ×${growth.toFixed(2)}, at most ×${mostGrowth}`);
    }
    smaller = found;
  }
}

runKind('own words', rulesOf, phrasesFor);
runKind('shared words', sharedRulesOf, sharedPhrases);

async function compare(): Promise<void> {
  // Both engines are warm before they are measured.
  await compareWithRiveScript(100);
  for (const count of sizes) {
    const { dl, riveScript } = await compareWithRiveScript(count);
    const ratio = (part: 'compiling' | 'matching') => (riveScript[part] / dl[part]).toFixed(1);
    console.log(
      `equivalent triggers, ${count} rules: compile ${dl.compiling.toFixed(1)} ms, median ${dl.matching.toFixed(4)} ms per phrase`,
    );
    console.log(
      `  rivescript: compile ${riveScript.compiling.toFixed(1)} ms (×${ratio('compiling')}), median ${riveScript.matching.toFixed(4)} ms per phrase (×${ratio('matching')})`,
    );
  }
}

compare()
  .catch((error: unknown) => problems.push(error instanceof Error ? error.message : String(error)))
  .finally(() => {
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length > 0 ? 1 : 0;
  });
