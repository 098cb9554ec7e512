import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  canonical,
  compile,
  createSession,
  type Diagnostic,
  type Reply,
  type RuleBase,
  type Session,
  say,
  update,
  variablesOf,
} from '@site/src/dl';

type Values = Readonly<Record<string, string>>;

interface Message {
  readonly rule: string;
  readonly code: number;
}

interface Shared {
  readonly id: string;
  readonly title: string;
  readonly dictionaries?: Readonly<Record<string, readonly string[]>>;
  readonly variables?: readonly string[];
  readonly aliases?: readonly string[];
  readonly synonyms?: readonly string[];
}

interface Expectation {
  readonly rule?: string | null;
  readonly rules?: readonly string[];
  readonly answers?: readonly string[];
  readonly weight?: number | null;
  readonly vars?: Values;
  readonly varsAny?: Readonly<Record<string, readonly string[]>>;
  readonly words?: number | null;
}

type Turn =
  | { readonly say: string; readonly context?: Values; readonly expect: Expectation }
  | { readonly update: Values };

interface DialogGroup extends Shared {
  readonly kind: 'dialog';
  readonly rules: string;
  readonly session?: Values;
  readonly assistant?: Values;
  readonly clock: number;
  /** Only in our own cases: false when the channel has no live operators. */
  readonly operators?: boolean;
  readonly compile: { readonly errors: readonly Message[]; readonly warnings: readonly Message[] };
  readonly turns: readonly Turn[];
}

interface CompileGroup extends Shared {
  readonly kind: 'compile';
  readonly cases: readonly {
    readonly rules: string;
    readonly errors: readonly number[];
    readonly warnings: readonly number[];
    readonly fatal?: boolean;
  }[];
}

interface CaseFile {
  readonly format: string;
  readonly groups: readonly (DialogGroup | CompileGroup)[];
}

export interface Outcome {
  readonly passed: number;
  /** One line per failure. */
  readonly failures: readonly string[];
}

/** A dialog with random choice is run once for each seed; a case passes when every run is right. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Runs all case files (`*.json`) of a folder. A case is one phrase of a dialog or one text of a compile group; wrong
 * compile messages of a dialog count as one more failure. Throws on a file that cannot be read or has another format.
 */
export function runFolder(folder: string): Outcome {
  const outcome = { passed: 0, failures: [] as string[] };
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const name of files.sort()) {
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CaseFile;
    if (file.format !== 'dl-conformance/1') throw new Error(`${join(folder, name)}: unknown format "${file.format}"`);
    for (const group of file.groups) {
      const result = group.kind === 'dialog' ? runDialog(group) : runCompile(group);
      outcome.passed += result.passed;
      outcome.failures.push(...result.failures.map((failure) => `${name} ${group.id}: ${failure}`));
    }
  }
  return outcome;
}

const sourceOf = (group: Shared, rules: string) => ({
  rules,
  ...(group.dictionaries === undefined ? {} : { dictionaries: group.dictionaries }),
  ...(group.variables === undefined ? {} : { variables: group.variables }),
  ...(group.aliases === undefined ? {} : { functions: group.aliases }),
  ...(group.synonyms === undefined ? {} : { spelling: group.synonyms }),
});

function runCompile(group: CompileGroup): Outcome {
  const failures: string[] = [];
  for (const [index, one] of group.cases.entries()) {
    const found = compile(sourceOf(group, one.rules)).diagnostics.filter(isCoded);
    const codes = (severity: string) => distinct(found.filter((message) => message.severity === severity));
    const right =
      one.fatal === true
        ? codes('error').length > 0
        : same(codes('error'), one.errors) && same(codes('warning'), one.warnings);
    if (right) continue;
    failures.push(
      `case ${index + 1} ${JSON.stringify(one.rules)}: expected errors ${list(one.errors)}, warnings ${list(one.warnings)}; ` +
        `found ${list(codes('error'))}, ${list(codes('warning'))}`,
    );
  }
  return { passed: group.cases.length - failures.length, failures };
}

/** Messages without a number are ours: the reference engine has none there. */
const isCoded = ({ code }: Diagnostic) => typeof code === 'number';

const list = (codes: readonly unknown[]) => `[${codes.join(' ')}]`;
const same = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b);

function distinct(messages: readonly Diagnostic[]): (number | string)[] {
  return [...new Set(messages.map(({ code }) => code))].sort((a, b) => Number(a) - Number(b));
}

function runDialog(group: DialogGroup): Outcome {
  const { base, diagnostics } = compile(sourceOf(group, group.rules));
  const failures = wrongMessages(group, diagnostics);
  const wrongTurns = new Map<number, string>();
  for (const seed of seeds) {
    for (const [index, reason] of playDialog(group, base, seed)) {
      if (!wrongTurns.has(index)) wrongTurns.set(index, `${reason} (seed ${seed})`);
    }
  }
  const cases = group.turns.filter((turn) => 'say' in turn).length;
  return { passed: cases - wrongTurns.size, failures: [...failures, ...wrongTurns.values()] };
}

function wrongMessages(group: DialogGroup, diagnostics: readonly Diagnostic[]): string[] {
  const text = (messages: readonly { rule: string; code: unknown }[]) =>
    messages.map(({ rule, code }) => `${rule}:${code}`).sort();
  return (['error', 'warning'] as const).flatMap((severity) => {
    const expected = text(severity === 'error' ? group.compile.errors : group.compile.warnings);
    const coded = diagnostics.filter(isCoded);
    const found = text(coded.filter((message) => message.severity === severity));
    return same(expected, found) ? [] : [`compile ${severity}s: expected ${list(expected)}, found ${list(found)}`];
  });
}

/** The wrong turns of one run, by their number. */
function playDialog(group: DialogGroup, base: RuleBase, seed: number): [number, string][] {
  const session = createSession(base, {
    clock: group.clock,
    seed,
    variables: group.session ?? {},
    assistant: group.assistant ?? {},
    operators: group.operators ?? true,
  });
  return group.turns.flatMap((turn, index): [number, string][] => {
    if ('update' in turn) {
      update(session, turn.update);
      return [];
    }
    const reply = say(session, turn.say, turn.context);
    const reasons = wrongPoints(turn.expect, reply, session);
    return reasons.length === 0 ? [] : [[index, `turn ${index + 1} "${turn.say}": ${reasons.join('; ')}`]];
  });
}

function wrongPoints(expect: Expectation, reply: Reply, session: Session): string[] {
  const reasons: string[] = [];
  const check = (name: string, right: boolean, expected: unknown, found: unknown) => {
    if (!right) reasons.push(`${name}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  };
  const rules: readonly (string | null)[] = expect.rules ?? [expect.rule ?? null];
  check('rule', rules.includes(reply.rule), rules, reply.rule);
  const answer = canonical(reply.parts);
  const answers = expect.answers ?? [];
  check('answer', answers.length === 0 ? reply.rule === null : answers.includes(answer), answers, answer);
  if (typeof expect.weight === 'number') check('weight', expect.weight === reply.weight, expect.weight, reply.weight);
  const words = session.variables.get('auto_request_length');
  if (typeof expect.words === 'number') check('words', String(expect.words) === words, expect.words, words);
  reasons.push(...wrongVariables(expect, session));
  return reasons;
}

/** Variables that the engine sets by itself (section 12.2), which the cases do not record. */
const automaticVariables: ReadonlySet<string> = new Set([
  'query-',
  'query--',
  'reply-',
  'reply--',
  'auto_date',
  'auto_time',
  'auto_response_type',
  'auto_request_counter',
  'auto_response_counter',
  'auto_request_length',
  'auto_event_ids',
  'auto_reply_id',
  'auto_reply_label',
  'match_weight',
]);

function wrongVariables(expect: Expectation, session: Session): string[] {
  const found = Object.entries(variablesOf(session)).filter(([name]) => !automaticVariables.has(name));
  const values = new Map(found);
  const random = expect.varsAny ?? {};
  const reasons: string[] = [];
  for (const [name, allowed] of Object.entries(random)) {
    const value = values.get(name) ?? '';
    if (!allowed.includes(value))
      reasons.push(`%${name}: expected one of ${JSON.stringify(allowed)}, found "${value}"`);
    values.delete(name);
  }
  if (expect.vars === undefined) return reasons;
  for (const name of new Set([...Object.keys(expect.vars), ...values.keys()])) {
    const wanted = expect.vars[name];
    if (wanted !== values.get(name)) {
      reasons.push(`%${name}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(values.get(name))}`);
    }
  }
  return reasons;
}
