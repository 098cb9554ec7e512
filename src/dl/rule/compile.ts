import { type Diagnostic, diagnosticFor, linePlace, positionsIn } from '../diagnostics/diagnostic';
import { type LineReport, RuleError } from '../diagnostics/report';
import type { Dictionary } from '../dictionary/dictionary';
import { type DictionarySources, parseDictionaries } from '../dictionary/parseDictionaries';
import { builtIns } from '../functions/builtIns';
import type { OwnFunction } from '../functions/ownFunction';
import { parseOwnFunctions } from '../functions/parseOwnFunctions';
import { standardFunctions } from '../functions/standardFunctions';
import { programFor } from '../pattern/program';
import { type RuleBlock, ruleBlocks } from '../source/ruleBlocks';
import { declaresItself, isPlatformVariable } from '../variables/names';
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
  /** The variables that the platform declares in every base exist as well. */
  readonly platform?: boolean;
  /** Lines of the file of custom functions. */
  readonly functions?: readonly string[];
  /** Lines of the spelling file. */
  readonly spelling?: readonly string[];
}

export interface Compiled {
  readonly base: RuleBase;
  /** Messages in the order of the source. A rule with an error is not added to the base (section 13). */
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles a base in the order of section 1. Never fails: errors are in `diagnostics`. */
export function compile(source: BaseSource): Compiled {
  const diagnostics: Diagnostic[] = [];
  const { declared, startValues } = readVariables(source.variables ?? []);
  const isVariable = isKnownVariable(declared, source.platform === true);
  const read = parseSpelling(source.spelling ?? []);
  if (read.badLine !== null) diagnostics.push(badSpelling(source.spelling ?? [], read.badLine));
  const own = parseOwnFunctions(source.functions ?? [], isBuiltIn, standardOwnFunctions());
  const parsed = parseDictionaries(source.dictionaries ?? {}, read.spelling);
  diagnostics.push(...own.diagnostics, ...parsed.diagnostics);
  const reader = new RuleReader(namesFor(isVariable, read.spelling, parsed.dictionaries, own.functions));
  const files = typeof source.rules === 'string' ? [{ file: 'rules', text: source.rules }] : source.rules;
  for (const { file, text } of files) reader.read(file, text);
  const rules = reader.finish();
  diagnostics.push(...reader.diagnostics);
  const base: RuleBase = {
    ...makeBase(rules, parsed.dictionaries),
    spelling: read.spelling,
    isVariable,
    startValues,
  };
  return { base, diagnostics };
}

const isBuiltIn = (name: string) => builtIns.has(name);

let standardFunctionsRead: ReadonlyMap<string, OwnFunction> | null = null;

/** The standard functions are the same for every base. */
export function standardOwnFunctions(): ReadonlyMap<string, OwnFunction> {
  standardFunctionsRead ??= parseOwnFunctions(standardFunctions, isBuiltIn, new Map()).functions;
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

const isKnownVariable = (declared: ReadonlySet<string>, platform: boolean) => (name: string) =>
  declared.has(name) || declaresItself(name) || (platform && isPlatformVariable(name));

/** What the rules themselves add to it is known only while they are read. */
type NamesOfFiles = Omit<Names, 'takeLabel' | 'needsNode' | 'needsRule'>;

/** Characters that custom functions may add to all rules of a base. */
const mostExpanded = 5_000_000;

function namesFor(
  variable: Names['variable'],
  spelling: Spelling,
  dictionaries: ReadonlyMap<string, Dictionary>,
  functions: ReadonlyMap<string, OwnFunction>,
): NamesOfFiles {
  return {
    spelling,
    variable,
    dictionary: (name) => dictionaries.has(name),
    own: (name) => functions.get(name) ?? null,
    builtIn: (name) => builtIns.get(name) ?? null,
    room: { left: mostExpanded },
  };
}

/** A reference to another rule: a node, or in ExtendAnswer an id or a label, which is case-sensitive. */
interface Need {
  readonly name: string;
  readonly isNode: boolean;
  readonly start: number;
  readonly end: number;
}

/** The label of a rule, or its id when it has none (section 15.2). */
const nodeOf = ({ id, label }: Rule) => label ?? id;

/** A rule file. */
interface RuleSource {
  readonly file: string;
  readonly text: string;
  readonly positionOf: ReturnType<typeof positionsIn>;
}

interface Draft {
  readonly id: string;
  /** Null when the rule has an error. */
  readonly rule: Rule | null;
  readonly source: RuleSource;
  readonly needs: readonly Need[];
}

/** Reads rule files; references to other rules are checked after all files have been read. */
class RuleReader {
  readonly diagnostics: Diagnostic[] = [];
  private readonly drafts: Draft[] = [];
  private readonly labels = new Set<string>();
  private answers = 0;

  constructor(private readonly names: NamesOfFiles) {}

  read(file: string, text: string): void {
    const { blocks, stray, unclosed } = ruleBlocks(text);
    const positionOf = positionsIn(text);
    const source = { file, text, positionOf };
    for (const block of blocks) this.readBlock(block, source);
    if (unclosed !== null) this.diagnostics.push(lostRule(unclosed, source));
    if (stray === null) return;
    const place = { file, rule: '', positionOf, start: stray.start, end: stray.start + stray.text.length };
    this.diagnostics.push(diagnosticFor(10001, place, stray.text.trim().slice(0, 40)));
  }

  private readBlock(block: RuleBlock, source: RuleSource): void {
    const { file, text, positionOf } = source;
    const report: LineReport = (code, start, end, detail) => {
      this.diagnostics.push(diagnosticFor(code, { file, rule: block.id, positionOf, start, end }, detail));
    };
    if (block.isGuessed) report('begin', block.start, block.end, text.slice(block.start, block.end).trim());
    for (const start of block.spacedMarks) report(19000, start - 1, start, '');
    const needs: Need[] = [];
    const names: Names = {
      ...this.names,
      takeLabel: (name) => this.labels.size < this.labels.add(name).size,
      needsNode: (name, start, end) => void needs.push({ name, isNode: true, start, end }),
      needsRule: (name, start, end) => void needs.push({ name, isNode: false, start, end }),
    };
    try {
      const rule = parseRule(block, {
        names,
        report,
        answerId: () => this.answers++,
        lineAt: (at) => positionOf(at).line,
      });
      this.drafts.push({ id: block.id, rule, source, needs });
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      report(error.code, error.start, error.end, error.detail);
      this.drafts.push({ id: block.id, rule: null, source, needs: needs.filter(({ isNode }) => !isNode) });
    }
  }

  /** The rules whose references to other rules can be followed; the others get 17005, rules with an error too. */
  finish(): Rule[] {
    const exact = new Set(this.drafts.flatMap(({ rule }) => (rule === null ? [] : [rule.id, nodeOf(rule)])));
    const nodes = new Set(this.drafts.flatMap(({ rule }) => (rule === null ? [] : [nodeOf(rule).toLowerCase()])));
    const isKnown = (need: Need) => (need.isNode ? nodes.has(need.name.toLowerCase()) : exact.has(need.name));
    return this.drafts.flatMap((draft) => {
      const missing = draft.needs.filter((need) => !isKnown(need));
      for (const need of new Map(missing.map((one) => [one.name, one])).values()) this.reportMissing(draft, need);
      return draft.rule === null || missing.length > 0 ? [] : [draft.rule];
    });
  }

  private reportMissing({ id, source: { file, positionOf } }: Draft, { name, start, end }: Need): void {
    this.diagnostics.push(diagnosticFor(17005, { file, rule: id, positionOf, start, end }, name));
  }
}

type RulesOfBase = Omit<RuleBase, 'spelling' | 'isVariable' | 'startValues'>;

function makeBase(rules: readonly Rule[], dictionaries: ReadonlyMap<string, Dictionary>): RulesOfBase {
  const compiled: CompiledRule[] = rules.map((rule) => ({
    rule,
    questions: rule.questions.map(({ pattern }) => programFor(pattern, dictionaries)),
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
  return { rules: compiled, dictionaries, index, eventRules, byNode, firstAnswer: firstAnswer(rules[0]) };
}

/** Answer lines are numbered in the order of the base. */
function firstAnswer(rule: Rule | undefined): number | null {
  const numbers: number[] = [];
  const waiting = [...(rule?.answers ?? [])];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (item.kind === 'answer') numbers.push(item.id);
    else waiting.push(...(item.kind === 'ifBlock' ? item.branches : item.cases).flatMap(({ items }) => items));
  }
  return numbers.length === 0 ? null : Math.min(...numbers);
}

/** The reference engine silently loses such a rule (section 2.1), but a writer should be told. */
function lostRule({ id, start, end }: RuleBlock, { file, positionOf }: RuleSource): Diagnostic {
  return diagnosticFor('unclosed', { file, rule: id, positionOf, start, end }, '');
}

function badSpelling(lines: readonly string[], index: number): Diagnostic {
  return diagnosticFor('spelling', linePlace('spelling', lines, index), '');
}
