import type { AnswerItem, Argument, Body, Bool, Call, Node } from '../answer/nodes';
import { type FunctionContext, FunctionFailed } from '../functions/builtIn';
import { builtIns } from '../functions/builtIns';
import type { CompiledRule } from '../rule/ruleBase';
import { isScratch } from '../variables/names';
import { normalized } from '../words/letters';
import { spelledWords } from '../words/spelling';
import { type AnswerLine, activeAnswers } from './answerPool';
import type { BuildScope } from './buildScope';
import { AnswerDropped, countsAsAnswer, type Draft, emptyDraft, forget, RequestFailed } from './draft';
import { captured, dictionaryPart, printedLine } from './pieces';

/** ExtendAnswer can be nested up to three levels deep (section 10.2). */
const deepest = 3;

/** Builds an answer; null when it cannot be built (section 7.2, point 5). */
export function buildAnswer(body: Body, scope: BuildScope): Draft | null {
  const draft = runAnswer(body, scope);
  return draft !== null && countsAsAnswer(draft) ? draft : null;
}

/** Like buildAnswer, but keeps an answer without text, for the answers of events (section 10.4). */
export function runAnswer(body: Body, scope: BuildScope): Draft | null {
  const builder = new AnswerBuilder(scope);
  return unlessDropped(() => {
    builder.build(body);
    return builder.draft;
  }, null);
}

/** The answer lines that the block lines leave on (section 10.3). A failing function switches its block off. */
export function switchedOn(items: readonly AnswerItem[], scope: BuildScope): AnswerLine[] {
  const builder = new AnswerBuilder(scope);
  return activeAnswers(
    items,
    (when) => unlessDropped(() => builder.holds(when), false),
    (body) => unlessDropped(() => builder.text(body), ''),
  );
}

function unlessDropped<Result>(run: () => Result, dropped: Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof AnswerDropped || error instanceof FunctionFailed) return dropped;
    throw error;
  }
}

/** Errors that make the request fail elsewhere only drop the answer in arguments and branches. */
function orDropped<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw error instanceof RequestFailed ? new AnswerDropped(error.message) : error;
  }
}

class AnswerBuilder {
  readonly draft: Draft = emptyDraft();
  /** Nesting depth of ExtendAnswer. */
  private depth = 0;
  private readonly functions: FunctionContext;

  constructor(private readonly scope: BuildScope) {
    this.functions = {
      now: scope.now,
      random: scope.random,
      variable: (name) => this.variable(name),
      assign: (name, value) => this.assign(name, value),
      setNow: (name, value) => this.setNow(name, value),
      dictionary: (name) => scope.base.dictionaries.get(name),
      words: (text) => spelledWords(normalized(text), scope.base.spelling),
    };
  }

  build(body: Body): void {
    for (const node of body) this.add(node);
  }

  /** The text of an argument or a compared value: its pieces with a space between them, without extra spaces. */
  text(body: Body): string {
    return orDropped(() => this.pieces(body))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  }

  private pieces(body: Body): string[] {
    return body.flatMap((node) => {
      if (node.kind === 'if') return this.pieces(this.branch(node));
      if (node.kind === 'switch') return this.pieces(this.chosenCase(node));
      if (node.kind === 'assign') this.assign(node.name, this.value(node.value));
      return [this.piece(node)];
    });
  }

  /**
   * The value of a variable, a link or a page: a space before each piece as soon as the value is not empty, also before
   * an empty one (section 10.2).
   */
  private value(body: Body): string {
    return this.pieces(body).reduce((value, piece) => (value === '' ? piece : `${value} ${piece}`), '');
  }

  private add(node: Node): void {
    this.spend();
    const { draft } = this;
    switch (node.kind) {
      case 'assign':
        this.assign(node.name, this.value(node.value));
        break;
      case 'if':
        orDropped(() => this.build(this.branch(node)));
        break;
      case 'switch':
        orDropped(() => this.build(this.chosenCase(node)));
        break;
      case 'question':
      case 'link':
      case 'page':
        this.addLink(node);
        break;
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
    const text = this.piece(node);
    if (text !== '' || node.kind !== 'call') this.draft.built++;
    if (text === '') return;
    const raw = node.kind === 'text' && node.raw === true;
    this.draft.parts.push(raw ? { kind: 'text', text, raw } : { kind: 'text', text });
  }

  /** Instructions of functions in the values of links are lost, but not those of `[href]`. */
  private addLink(node: Extract<Node, { kind: 'question' | 'link' | 'page' }>): void {
    const { draft } = this;
    draft.built++;
    if (node.kind === 'link') {
      const url = this.value(node.url);
      draft.parts.push({ kind: 'link', url, target: node.target, text: this.value(node.shown) });
      return;
    }
    const { instructions } = draft;
    draft.instructions = [];
    const part = this.outside(() => {
      if (node.kind === 'page') return { kind: 'page', url: this.value(node.url), parent: node.parent } as const;
      const text = this.value(node.shown);
      const ask = node.ask === null ? '' : this.value(node.ask);
      return { kind: 'question', ask: ask === '' ? null : ask, text } as const;
    });
    draft.instructions = instructions;
    draft.parts.push(part);
  }

  /** Question links and pages are built as if they were not in an added answer. */
  private outside<Result>(run: () => Result): Result {
    const { depth } = this;
    this.depth = 0;
    const result = run();
    this.depth = depth;
    return result;
  }

  /** The last hand-over of an answer counts (section 15.3). */
  private operator(args: readonly Body[]): void {
    const { draft } = this;
    const [group = [], message = []] = args;
    draft.built++;
    draft.parts = draft.parts.filter(({ kind }) => kind !== 'operator');
    draft.parts.push({ kind: 'operator', group: this.text(group), message: this.text(message) });
  }

  /** Values set by a false condition are lost if there is no other branch. */
  private branch(node: Extract<Node, { kind: 'if' }>): Body {
    const { draft } = this;
    let before = draft.instructions;
    for (const { when, body } of node.branches) {
      before = [...draft.instructions];
      if (when === null || this.holds(when)) return body;
    }
    draft.instructions = before;
    return [];
  }

  private chosenCase(node: Extract<Node, { kind: 'switch' }>): Body {
    const value = this.text(node.value);
    return node.cases.find((one) => this.text(one.value) === value)?.body ?? node.otherwise;
  }

  /** A text function in a condition is true when its result is not empty (section 11.1). */
  holds(bool: Bool): boolean {
    return this.check(bool) !== '';
  }

  private check(bool: Bool): string {
    if (bool.kind === 'call') return this.call(bool);
    const value = this.variable(bool.variable).replace(/\s+/g, ' ').trim();
    const holds =
      bool.kind === 'set' ? (value !== '') !== bool.negated : (value === this.text(bool.value)) !== bool.different;
    return holds ? 'True' : '';
  }

  private variable(name: string): string {
    if (isScratch(name)) return this.draft.scratch.get(name) ?? '';
    return this.scope.variables.get(name);
  }

  private assign(name: string, value: string): void {
    if (isScratch(name)) this.draft.scratch.set(name, value);
    else this.draft.instructions.push({ name, value });
  }

  private setNow(name: string, value: string): boolean {
    if (!this.scope.base.isVariable(name)) return false;
    if (isScratch(name)) this.draft.scratch.set(name, value);
    else this.scope.variables.set(name, value);
    return true;
  }

  private piece(node: Node): string {
    this.spend();
    switch (node.kind) {
      case 'text':
        return node.text;
      case 'inline':
        return this.scope.random.pick(node.variants);
      case 'star':
      case 'fragment':
        return this.depth > 0 ? '' : captured(node, this.scope);
      case 'dictionaryPart':
        return dictionaryPart(node, this.scope);
      case 'dictionary':
        return printedLine(node, this.scope, this.draft);
      case 'variable':
        return this.variable(node.name);
      case 'set':
      case 'compare':
      case 'call':
        return this.check(node);
      default:
        return '';
    }
  }

  private call(call: Call): string {
    const builtIn = builtIns.get(call.fn);
    if (builtIn === undefined) throw new FunctionFailed(`no function ${call.fn}`);
    const args = call.args.map((argument) => this.argument(argument));
    for (const { fallback } of builtIn.parameters.slice(args.length)) args.push(fallback ?? '');
    return builtIn.run(args, this.functions);
  }

  private argument(argument: Argument): string {
    return argument.kind === 'variable' ? argument.name : this.text(argument.body);
  }

  private spend(): void {
    this.scope.work.left--;
    if (this.scope.work.left < 0) throw new AnswerDropped('too much work');
  }

  /** Adds an answer of another rule: the first that builds something, with ids and their answers in random order. */
  private extend(ids: readonly string[]): void {
    if (this.depth >= deepest) return;
    const { base, random } = this.scope;
    this.depth++;
    for (const id of random.shuffled(ids)) {
      const compiled = base.byNode.get(id);
      if (compiled !== undefined && this.extendFrom(compiled)) break;
    }
    this.depth--;
  }

  /**
   * Flags are ignored. An answer that fails discards everything that was built before it, and the next answer is tried.
   */
  private extendFrom(compiled: CompiledRule): boolean {
    const lines = switchedOn(compiled.rule.answers, this.scope);
    const { depth } = this;
    return this.scope.random.shuffled(lines).some(({ body }) => {
      const { built } = this.draft;
      const done = unlessDropped(() => {
        this.build(body);
        return true;
      }, false);
      this.depth = depth;
      if (!done) forget(this.draft);
      return done && this.draft.built > built;
    });
  }
}
