import type { AnswerItem, Argument, Body, Bool, Call, Node } from '../answer/nodes';
import { randomSpelling } from '../dictionary/randomSpelling';
import { type FunctionContext, FunctionFailed } from '../functions/builtIn';
import { builtIns } from '../functions/builtIns';
import type { OwnFunction } from '../functions/ownFunction';
import { dictionaryOrigin, fragmentText, starText } from '../pattern/captures';
import type { Match } from '../pattern/match';
import type { Phrase } from '../pattern/phrase';
import type { CompiledRule, RuleBase } from '../rule/ruleBase';
import { isScratch } from '../variables/names';
import type { VariableStore } from '../variables/variableStore';
import { spelledWords } from '../words/spelling';
import { type AnswerLine, activeAnswers, orderedPools } from './answerPool';
import { AnswerDropped, countsAsAnswer, type Draft, emptyDraft } from './draft';
import type { Random } from './random';

/** Counts the elements that a turn may still build (section 14 limits the time of a phrase; a count is repeatable). */
export interface Work {
  left: number;
}

export const workOfTurn = 1_000_000;

/** What the building of an answer may look at; variables are those before the turn. */
export interface BuildScope {
  readonly base: RuleBase;
  readonly variables: VariableStore;
  readonly random: Random;
  readonly now: Date;
  readonly phrase: Phrase | null;
  readonly match: Match | null;
  readonly usedLines: ReadonlyMap<string, ReadonlySet<number>>;
  readonly usedAnswers: ReadonlySet<number>;
  /** What is left of the work that one turn may do. */
  readonly work: Work;
}

/** ExtendAnswer may stand at most three levels deep (section 10.2). */
const deepest = 3;

/** Own functions in own functions. */
const deepestCalls = 32;

/** Builds an answer; null when it cannot be built (section 7.2, point 5). */
export function buildAnswer(body: Body, scope: BuildScope, depth = 0): Draft | null {
  const draft = runAnswer(body, scope, depth);
  return draft !== null && countsAsAnswer(draft) ? draft : null;
}

/** As buildAnswer, but an answer without text is kept: answers of events (section 10.4). */
export function runAnswer(body: Body, scope: BuildScope, depth = 0): Draft | null {
  const builder = new AnswerBuilder(scope, depth);
  try {
    builder.build(body);
    return builder.draft;
  } catch (error) {
    if (error instanceof AnswerDropped || error instanceof FunctionFailed) return null;
    throw error;
  }
}

/** The answer lines that the block lines leave on (section 10.3). A failing function switches its block off. */
export function switchedOn(items: readonly AnswerItem[], scope: BuildScope): AnswerLine[] {
  const builder = new AnswerBuilder(scope, 0);
  const quietly = <Result>(run: () => Result, failed: Result): Result => {
    try {
      return run();
    } catch (error) {
      if (error instanceof AnswerDropped || error instanceof FunctionFailed) return failed;
      throw error;
    }
  };
  return activeAnswers(
    items,
    (when) => quietly(() => builder.holds(when), false),
    (body) => quietly(() => builder.text(body), ''),
  );
}

class AnswerBuilder {
  readonly draft: Draft = emptyDraft();
  private calls = 0;
  private readonly functions: FunctionContext;

  constructor(
    private readonly scope: BuildScope,
    private readonly depth: number,
    private parameters: ReadonlyMap<string, string> | null = null,
  ) {
    this.functions = {
      now: scope.now,
      random: scope.random,
      variable: (name) => this.variable(name),
      assign: (name, value) => this.assign(name, value),
      dictionary: (name) => scope.base.dictionaries.get(name),
      words: (text) => spelledWords(text, scope.base.spelling),
    };
  }

  build(body: Body): void {
    for (const node of body) this.add(node);
  }

  /** The text of a body: its pieces joined with a space (section 11.1). */
  text(body: Body): string {
    return this.pieces(body)
      .filter((piece) => piece !== '')
      .join(' ');
  }

  private pieces(body: Body): string[] {
    return body.flatMap((node) => {
      if (node.kind === 'if') return this.pieces(this.branch(node));
      if (node.kind === 'switch') return this.pieces(this.chosenCase(node));
      return [this.piece(node)];
    });
  }

  private add(node: Node): void {
    this.spend();
    const { draft } = this;
    switch (node.kind) {
      case 'assign':
        this.assign(node.name, this.text(node.value).trim());
        break;
      case 'if':
        this.build(this.branch(node));
        break;
      case 'switch':
        this.build(this.chosenCase(node));
        break;
      case 'question': {
        const ask = node.ask === null ? null : this.text(node.ask);
        draft.parts.push({ kind: 'question', ask, text: this.text(node.shown) });
        return;
      }
      case 'link': {
        const url = this.text(node.url);
        draft.parts.push({ kind: 'link', url, target: node.target, text: this.text(node.shown) });
        return;
      }
      case 'page':
        draft.parts.push({ kind: 'page', url: this.text(node.url), parent: node.parent });
        return;
      case 'mark':
        draft.parts.push(node.mark === 'br' ? { kind: 'break' } : { kind: 'list', mark: node.mark });
        return;
      case 'nothing':
        draft.nothing = true;
        return;
      case 'disableAutoVars':
        draft.disableAutoVars = true;
        return;
      case 'break':
        throw new AnswerDropped('[break]');
      case 'extend':
        this.extend(node.ids);
        break;
      case 'operator':
        this.operator(node.args);
        break;
      default:
        this.addText(node);
    }
  }

  private addText(node: Node): void {
    const own = node.kind === 'call' ? this.ownFunction(node) : null;
    if (node.kind === 'call' && own !== null && own.result === 'text') {
      this.within(this.bind(own, node), () => this.build(own.body));
      return;
    }
    const text = this.piece(node);
    if (text !== '') this.draft.parts.push({ kind: 'text', text });
  }

  /** The last hand-over of an answer counts (section 15.3). */
  private operator(args: readonly Body[]): void {
    this.forgetOperator();
    const { parts } = this.draft;
    const [group = [], message = []] = args;
    parts.push({ kind: 'operator', group: this.text(group), message: this.text(message) });
  }

  private forgetOperator(): void {
    const before = this.draft.parts.findIndex(({ kind }) => kind === 'operator');
    if (before !== -1) this.draft.parts.splice(before, 1);
  }

  private branch(node: Extract<Node, { kind: 'if' }>): Body {
    return node.branches.find(({ when }) => when === null || this.holds(when))?.body ?? [];
  }

  private chosenCase(node: Extract<Node, { kind: 'switch' }>): Body {
    const value = this.text(node.value);
    return node.cases.find((one) => this.text(one.value) === value)?.body ?? node.otherwise;
  }

  /** A text function in a condition is true when its result is not empty (section 11.1). */
  holds(bool: Bool): boolean {
    if (bool.kind === 'call') return this.call(bool) !== '';
    const value = this.variable(bool.variable);
    if (bool.kind === 'set') return (value !== '') !== bool.negated;
    return (value === this.text(bool.value)) !== bool.different;
  }

  private variable(name: string): string {
    if (isScratch(name)) return this.draft.scratch.get(name) ?? '';
    return this.scope.variables.get(name);
  }

  private assign(name: string, value: string): void {
    if (isScratch(name)) this.draft.scratch.set(name, value);
    else this.draft.instructions.push({ name, value });
  }

  private piece(node: Node): string {
    this.spend();
    const { phrase, match } = this.scope;
    switch (node.kind) {
      case 'text':
        return node.text;
      case 'inline':
        return this.scope.random.pick(node.variants);
      case 'star':
        return phrase === null || match === null ? '' : starText(phrase, match, node.number);
      case 'fragment':
        return phrase === null || match === null ? '' : fragmentText(phrase, match, node.number);
      case 'dictionaryPart':
        return this.dictionaryPart(node);
      case 'dictionary':
        return this.printedLine(node);
      case 'variable':
        return this.variable(node.name);
      case 'parameter':
        return this.parameters?.get(node.name) ?? '';
      case 'call':
        return this.call(node);
      default:
        return '';
    }
  }

  /** Section 4.1; for an optional dictionary that matched nothing the first line stands. */
  private dictionaryPart(node: Extract<Node, { kind: 'dictionaryPart' }>): string {
    const { phrase, match, random } = this.scope;
    const entry = match?.dictionaries[node.number - 1];
    if (phrase === null || match === null || entry === undefined) return '';
    const { dictionary } = entry.use;
    const number = entry.found?.line ?? 0;
    const line = dictionary.lines[number];
    switch (node.part) {
      case 'name':
        return dictionary.name;
      case 'origin':
        return dictionaryOrigin(phrase, match, node.number);
      case 'pos':
        return String(number);
      case 'value':
        return randomSpelling(line?.text ?? '', random);
      default:
        return randomSpelling(line?.main ?? '', random);
    }
  }

  /** A random line as written; udict and sudict give no line twice (section 8). */
  private printedLine(node: Extract<Node, { kind: 'dictionary' }>): string {
    const { base, random, usedLines } = this.scope;
    const lines = base.dictionaries.get(node.name)?.lines ?? [];
    const all = lines.map((_line, index) => index);
    if (all.length === 0) return '';
    if (node.mode !== 'udict' && node.mode !== 'sudict') {
      return randomSpelling(lines[random.pick(all)]?.text ?? '', random);
    }
    const used = this.draft.usedLines.get(node.name) ?? usedLines.get(node.name) ?? new Set<number>();
    const free = all.filter((index) => !used.has(index));
    if (free.length === 0 && node.mode === 'sudict') throw new AnswerDropped('sudict is used up');
    const line = random.pick(free.length === 0 ? all : free);
    this.draft.usedLines.set(node.name, new Set(free.length === 0 ? [line] : [...used, line]));
    return randomSpelling(lines[line]?.text ?? '', random);
  }

  private ownFunction(call: Call): OwnFunction | null {
    return call.plain ? null : (this.scope.base.functions.get(call.fn) ?? null);
  }

  private call(call: Call): string {
    const own = this.ownFunction(call);
    if (own !== null) {
      const text = this.within(this.bind(own, call), () => this.text(own.body));
      return own.result === 'bool' ? (text === '' ? '' : 'True') : text;
    }
    const builtIn = builtIns.get(call.fn);
    if (builtIn === undefined) throw new FunctionFailed(`no function ${call.fn}`);
    const args = call.args.map((argument) => this.argument(argument));
    for (const { fallback } of builtIn.parameters.slice(args.length)) args.push(fallback ?? '');
    return builtIn.run(args, this.functions);
  }

  private bind(own: OwnFunction, call: Call): ReadonlyMap<string, string> {
    return new Map(
      own.argumentNames.map((name, index) => {
        const argument = call.args[index];
        return [name, argument === undefined ? (own.parameters[index]?.fallback ?? '') : this.argument(argument)];
      }),
    );
  }

  private spend(): void {
    this.scope.work.left--;
    if (this.scope.work.left < 0) throw new AnswerDropped('too much work');
  }

  private within<Result>(parameters: ReadonlyMap<string, string>, run: () => Result): Result {
    if (this.calls === deepestCalls) throw new FunctionFailed('own functions call each other too deep');
    const outer = this.parameters;
    this.calls++;
    this.parameters = parameters;
    try {
      return run();
    } finally {
      this.calls--;
      this.parameters = outer;
    }
  }

  private argument(argument: Argument): string {
    switch (argument.kind) {
      case 'variable':
        return argument.name;
      case 'parameter':
        return this.parameters?.get(argument.name) ?? '';
      case 'bool':
        return this.holds(argument.bool) ? 'True' : '';
      default: {
        const text = this.text(argument.body);
        if (text === '') return argument.before ? ' ' : '';
        return `${argument.before ? ' ' : ''}${text}${argument.after ? ' ' : ''}`;
      }
    }
  }

  /** Adds an answer of another rule: ids in random order, the first that gives text (section 10.2). */
  private extend(ids: readonly string[]): void {
    if (this.depth >= deepest) return;
    for (const id of this.scope.random.shuffled(ids)) {
      const compiled = this.scope.base.byNode.get(id);
      const built = compiled === undefined ? null : this.answerOf(compiled);
      if (built === null) continue;
      if (built.parts.some(({ kind }) => kind === 'operator')) this.forgetOperator();
      this.draft.parts.push(...built.parts);
      this.draft.instructions.push(...built.instructions);
      this.draft.extended.push(...built.extended);
      for (const [name, lines] of built.usedLines) this.draft.usedLines.set(name, lines);
      this.draft.disableAutoVars ||= built.disableAutoVars;
      return;
    }
  }

  private answerOf(compiled: CompiledRule): Draft | null {
    const usedLines = new Map([...this.scope.usedLines, ...this.draft.usedLines]);
    const scope = { ...this.scope, usedLines };
    const lines = switchedOn(compiled.rule.answers, scope);
    for (const pool of orderedPools(lines, scope.usedAnswers, scope.random)) {
      for (const line of pool.lines) {
        const built = buildAnswer(line.body, scope, this.depth + 1);
        if (built === null) continue;
        built.extended.push(line.id);
        return built;
      }
    }
    return null;
  }
}
