import { performance } from 'node:perf_hooks';
import RiveScript from 'rivescript';
import { canonical, compile, createSession, say } from '../../src/dl';
import { seededRandom } from '../../src/dl/turn/random';

/** What one engine took: milliseconds to compile the base, and for one phrase at the median. */
type Taken = { readonly compiling: number; readonly matching: number };

export type Comparison = { readonly rules: number; readonly dl: Taken; readonly riveScript: Taken };

/**
 * The same question in both languages, and a phrase that it matches. Each has a unique word, so it matches no other
 * phrase.
 */
type Shape = (verb: string, own: string) => { dl: string; riveScript: string; phrase: string };

const shapes: readonly Shape[] = [
  (verb, own) => ({
    dl: `* ${verb} * ${own} *`,
    riveScript: `[*] ${verb} [*] ${own} [*]`,
    phrase: `please ${verb} my ${own} now`,
  }),
  (verb, own) => ({
    dl: `${verb} {my/the/--} ${own}`,
    riveScript: `${verb} [my|the] ${own}`,
    phrase: `${verb} the ${own}`,
  }),
  (verb, own) => ({
    dl: `* {${own}/${own}s} *`,
    riveScript: `[*] (${own}|${own}s) [*]`,
    phrase: `can you ${verb} all ${own}s for me`,
  }),
  (verb, own) => ({ dl: `${verb} ${own} **`, riveScript: `${verb} ${own} *`, phrase: `${verb} ${own} in the evening` }),
];

const verbs = ['where', 'change', 'cancel', 'show', 'open', 'find', 'pay', 'stop', 'check', 'send'];
const phrases = 60;
const compiles = 5;

function questionsOf(count: number): ReturnType<Shape>[] {
  const random = seededRandom(count);
  return Array.from({ length: count - 1 }, (_one, index) => random.pick(shapes)(random.pick(verbs), `term${index}`));
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

function timed<Result>(run: () => Result): { took: number; result: Result } {
  const start = performance.now();
  const result = run();
  return { took: performance.now() - start, result };
}

/** Compiling is done once in a chat, so one slow run must not decide. */
function compiled<Result>(run: () => Result): { took: number; result: Result } {
  const runs = Array.from({ length: compiles }, () => timed(run));
  return { took: median(runs.map(({ took }) => took)), result: runs[0]?.result ?? run() };
}

function runDl(questions: readonly ReturnType<Shape>[], texts: readonly string[]) {
  const rules = questions.map(({ dl }, index) => `BEGIN r${index}\n$ ${dl}\n# answer ${index}\nEND`);
  const source = [...rules, 'BEGIN other\n$ *\n# other\nEND'].join('\n');
  const { took, result } = compiled(() => compile({ rules: source }));
  const session = createSession(result.base, { clock: 0, seed: 1 });
  const said = texts.map((text) => timed(() => canonical(say(session, text).parts)));
  return { compiling: took, matching: median(said.map((turn) => turn.took)), replies: said.map((turn) => turn.result) };
}

async function runRiveScript(questions: readonly ReturnType<Shape>[], texts: readonly string[]) {
  const triggers = questions.map(({ riveScript }, index) => `+ ${riveScript}\n- answer ${index}`);
  const source = [...triggers, '+ *\n- other'].join('\n\n');
  const { took, result: bot } = compiled(() => {
    const made = new RiveScript({ utf8: true });
    made.stream(source, (reason) => {
      throw new Error(`RiveScript cannot read the base: ${reason}`);
    });
    made.sortReplies();
    return made;
  });
  const times: number[] = [];
  const replies: string[] = [];
  for (const text of texts) {
    const start = performance.now();
    replies.push(await bot.reply('user', text));
    times.push(performance.now() - start);
  }
  return { compiling: took, matching: median(times), replies };
}

/**
 * Compiles equivalent bases in DL and in the public package `rivescript` and says the same phrases to both.
 *
 * @throws Error when the two reply differently: then they were not equivalent
 */
export async function compareWithRiveScript(count: number): Promise<Comparison> {
  const questions = questionsOf(count);
  const random = seededRandom(7);
  const texts = Array.from({ length: phrases }, (_one, index) =>
    index % 10 === 9 ? 'good morning to you' : random.pick(questions).phrase,
  );
  const dl = runDl(questions, texts);
  const riveScript = await runRiveScript(questions, texts);
  const differs = texts.findIndex((_text, index) => dl.replies[index] !== riveScript.replies[index]);
  if (differs !== -1) {
    const found = `DL "${dl.replies[differs]}", RiveScript "${riveScript.replies[differs]}"`;
    throw new Error(`${count} rules, "${texts[differs]}": ${found}. The bases are not equivalent.`);
  }
  return { rules: count, dl, riveScript };
}
