import { type Diagnostic, diagnosticFor, lineCounter, positionIn } from '../diagnostics/diagnostic';
import { type LineReport, RuleError } from '../diagnostics/report';
import type { Dictionary } from '../dictionary/dictionary';
import { type DictionarySources, parseDictionaries } from '../dictionary/parseDictionaries';
import { builtIns } from '../functions/builtIns';
import type { OwnFunction } from '../functions/ownFunction';
import { parseOwnFunctions } from '../functions/parseOwnFunctions';
import { standardFunctions } from '../functions/standardFunctions';
import { programFor } from '../pattern/program';
import { type RuleBlock, ruleBlocks } from '../source/ruleBlocks';
import { declaresItself } from '../variables/names';
import { parseSpelling, type Spelling } from '../words/spelling';
import type { Names } from './names';
import { parseRule } from './parseRule';
import type { EventName, Rule } from './rule';
import type { CompiledRule, RuleBase } from './ruleBase';
import { makeIndex } from './ruleIndex';

/** The files of a rule base (section 1). */
export interface BaseSource {
  /** The text of one rule file, or several named files. */
  readonly rules: string | readonly { readonly file: string; readonly text: string }[];
  /** Dictionary name → its lines, in the order of declaration. */
  readonly dictionaries?: DictionarySources;
  /** Names of variables; a start value may follow after one space. */
  readonly variables?: readonly string[];
  /** Lines of the own-function file. */
  readonly functions?: readonly string[];
  /** Lines of the spelling file. */
  readonly spelling?: readonly string[];
}

export interface Compiled {
  readonly base: RuleBase;
  /** Messages in the order of the source. A rule with an error is left out of the base (section 13). */
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles a base in the order of section 1. Never fails: what is wrong is in `diagnostics`. */
export function compile(source: BaseSource): Compiled {
  const diagnostics: Diagnostic[] = [];
  const { declared, startValues } = readVariables(source.variables ?? []);
  const read = parseSpelling(source.spelling ?? []);
  if (read.badLine !== null) diagnostics.push(badSpelling(source.spelling ?? [], read.badLine));
  const names = namesFor(declared, read.spelling, new Map(), new Map());
  const standard = standardOwnFunctions();
  const own = parseOwnFunctions(source.functions ?? [], names, standard);
  const parsed = parseDictionaries(source.dictionaries ?? {}, names);
  diagnostics.push(...own.diagnostics, ...parsed.diagnostics);
  const reader = new RuleReader(namesFor(declared, read.spelling, parsed.dictionaries, own.functions));
  const files = typeof source.rules === 'string' ? [{ file: 'rules', text: source.rules }] : source.rules;
  for (const { file, text } of files) reader.read(file, text);
  const rules = reader.finish();
  diagnostics.push(...reader.diagnostics);
  const base = makeBase(rules, parsed.dictionaries, own.functions, read.spelling, startValues);
  return { base, diagnostics };
}

let standardFunctionsRead: ReadonlyMap<string, OwnFunction> | null = null;

/** The standard own functions are the same for every base. */
function standardOwnFunctions(): ReadonlyMap<string, OwnFunction> {
  standardFunctionsRead ??= parseOwnFunctions(
    standardFunctions,
    namesFor(new Set(), new Map(), new Map(), new Map()),
    new Map(),
  ).functions;
  return standardFunctionsRead;
}

function readVariables(lines: readonly string[]): { declared: Set<string>; startValues: Map<string, string> } {
  const declared = new Set<string>();
  const startValues = new Map<string, string>();
  for (const line of lines) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const space = text.indexOf(' ');
    const name = (space === -1 ? text : text.slice(0, space)).toLowerCase();
    declared.add(name);
    if (space !== -1) startValues.set(name, text.slice(space + 1));
  }
  return { declared, startValues };
}

function namesFor(
  declared: ReadonlySet<string>,
  spelling: Spelling,
  dictionaries: ReadonlyMap<string, Dictionary>,
  functions: ReadonlyMap<string, OwnFunction>,
): Names {
  return {
    spelling,
    variable: (name) => declared.has(name) || declaresItself(name),
    dictionary: (name) => dictionaries.has(name),
    fn: (name, plain) => (plain ? undefined : functions.get(name)) ?? builtIns.get(name) ?? null,
    labelTaken: () => false,
    needsNode: () => undefined,
    needsRule: () => undefined,
    parameters: null,
  };
}

interface Draft {
  readonly rule: Rule;
  readonly file: string;
  readonly text: string;
  readonly needs: readonly {
    readonly name: string;
    readonly anyCase: boolean;
    readonly start: number;
    readonly end: number;
  }[];
}

/** Reads rule files; names of other rules are checked when all are read. */
class RuleReader {
  readonly diagnostics: Diagnostic[] = [];
  private readonly drafts: Draft[] = [];
  private readonly labels = new Set<string>();
  private answers = 0;

  constructor(private readonly names: Names) {}

  read(file: string, text: string): void {
    const { blocks, stray, unclosed } = ruleBlocks(text);
    const lineAt = lineCounter(text);
    for (const block of blocks) this.readBlock(block, file, text, lineAt);
    if (unclosed !== null) this.diagnostics.push(lostRule(unclosed, file, text));
    if (stray === null) return;
    const place = { file, rule: '', source: text, start: stray.start, end: stray.start + stray.text.length };
    this.diagnostics.push(diagnosticFor(10001, place, stray.text.trim().slice(0, 40)));
  }

  private readBlock(block: RuleBlock, file: string, text: string, lineAt: (offset: number) => number): void {
    const report: LineReport = (code, start, end, detail) => {
      this.diagnostics.push(diagnosticFor(code, { file, rule: block.id, source: text, start, end }, detail));
    };
    for (const start of block.spacedMarks) report(19000, start - 1, start, '');
    const needs: { name: string; anyCase: boolean; start: number; end: number }[] = [];
    const names: Names = {
      ...this.names,
      labelTaken: (name) => this.labels.has(name),
      needsNode: (name, start, end) => void needs.push({ name, anyCase: true, start, end }),
      needsRule: (name, start, end) => void needs.push({ name, anyCase: false, start, end }),
    };
    try {
      const rule = parseRule(block, names, report, () => this.answers++, lineAt);
      if (rule.label !== null) this.labels.add(rule.label);
      this.drafts.push({ rule, file, text, needs });
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      report(error.code, error.start, error.end, error.detail);
    }
  }

  /** The rules whose references to other rules can be followed; the others get 17005. */
  finish(): Rule[] {
    const exact = new Set(this.drafts.flatMap(({ rule }) => [rule.id, rule.label ?? rule.id]));
    const anyCase = new Set([...exact].map((name) => name.toLowerCase()));
    return this.drafts.flatMap(({ rule, file, text, needs }) => {
      const missing = needs.find(
        (need) => !(need.anyCase ? anyCase.has(need.name.toLowerCase()) : exact.has(need.name)),
      );
      if (missing === undefined) return [rule];
      const place = { file, rule: rule.id, source: text, start: missing.start, end: missing.end };
      this.diagnostics.push(diagnosticFor(17005, place, missing.name));
      return [];
    });
  }
}

function makeBase(
  rules: readonly Rule[],
  dictionaries: ReadonlyMap<string, Dictionary>,
  functions: ReadonlyMap<string, OwnFunction>,
  spelling: Spelling,
  startValues: ReadonlyMap<string, string>,
): RuleBase {
  const compiled: CompiledRule[] = rules.map((rule) => ({
    rule,
    questions: rule.questions.map(({ pattern }, number) => ({
      program: programFor(pattern, dictionaries),
      number,
    })),
    that: rule.that === null ? null : programFor(rule.that, dictionaries),
  }));
  const byNode = new Map<string, CompiledRule>();
  for (const entry of compiled) if (!byNode.has(entry.rule.id)) byNode.set(entry.rule.id, entry);
  for (const entry of compiled) {
    const { label } = entry.rule;
    if (label !== null && !byNode.has(label)) byNode.set(label, entry);
  }
  const withEvent = (event: EventName) => compiled.filter(({ rule }) => rule.events.includes(event));
  const eventRules = {
    REQUEST: withEvent('REQUEST'),
    SETSESSION: withEvent('SETSESSION'),
    UPDATESESSION: withEvent('UPDATESESSION'),
  };
  const index = makeIndex(rules);
  return { rules: compiled, dictionaries, functions, spelling, index, eventRules, byNode, startValues };
}

/** The reference engine loses such a rule without a word (section 2.1); a writer should not. */
function lostRule(block: RuleBlock, file: string, text: string): Diagnostic {
  return {
    code: 'unclosed',
    severity: 'warning',
    file,
    rule: block.id,
    ...positionIn(text, block.start),
    start: block.start,
    end: block.end,
    message: 'The rule has no END: it is left out, and so is all that follows it.',
    fix: 'Put END on a line of its own after the last answer.',
  };
}

function badSpelling(lines: readonly string[], index: number): Diagnostic {
  const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  return {
    code: 'spelling',
    severity: 'error',
    file: 'spelling',
    rule: '',
    line: index + 1,
    column: 1,
    start,
    end: start + (lines[index]?.length ?? 0),
    message: 'The line is not `main = variant / variant` with single words; the whole spelling file is left out.',
    fix: 'Write one word on each side of `=` and between the slashes.',
  };
}
