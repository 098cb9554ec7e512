import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { InputFault, oneOf } from './inputFault';

/** A map of a YAML fence that knows the line of every value. Every reader throws an InputFault that names the key. */
export class YamlInput {
  constructor(
    private readonly content: YAMLMap,
    private readonly lines: LineCounter,
    /** Names of the maps around this one, such as `series.`. */
    private readonly prefix = '',
    readonly line = 1,
  ) {}

  has(key: string): boolean {
    return this.content.has(key);
  }

  keys(): string[] {
    return this.content.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  }

  lineOf(key: string): number {
    const pair = this.content.items.find(({ key: own }) => isScalar(own) && String(own.value) === key);
    return pair ? this.lineOfNode(pair.key) : this.line;
  }

  /** @throws {InputFault} for a key that is not in the list */
  allow(known: readonly string[]): void {
    for (const key of this.keys()) {
      if (!known.includes(key)) {
        throw new InputFault(this.lineOf(key), `The name ${this.called(key)} means nothing here`, oneOf(key, known));
      }
    }
  }

  text(key: string, fallback?: string): string {
    return this.has(key) || fallback === undefined ? this.asText(this.node(key, 'a text'), key) : fallback;
  }

  number(key: string, fallback?: number): number {
    return this.has(key) || fallback === undefined ? this.asNumber(this.node(key, 'a number'), key) : fallback;
  }

  texts(key: string, fallback?: readonly string[]): string[] {
    return fallback && !this.has(key)
      ? [...fallback]
      : this.items(key, 'a list of texts').map((node) => this.asText(node, key));
  }

  numbers(key: string, fallback?: readonly number[]): number[] {
    return fallback && !this.has(key)
      ? [...fallback]
      : this.items(key, 'a list of numbers').map((node) => this.asNumber(node, key));
  }

  map(key: string): YamlInput {
    return this.asMap(this.node(key, 'its names below it'), key, this.lineOf(key));
  }

  maps(key: string): YamlInput[] {
    return this.items(key, 'a list').map((node) => this.asMap(node, key, this.lineOfNode(node)));
  }

  /** A map whose keys are names: each name with its own map. */
  named(key: string): (readonly [string, YamlInput])[] {
    const outer = this.map(key);
    return outer.keys().map((name) => [name, outer.map(name)] as const);
  }

  private called(key: string): string {
    return `"${this.prefix}${key}"`;
  }

  private lineOfNode(node: unknown): number {
    return isNode(node) && node.range ? this.lines.linePos(node.range[0]).line : this.line;
  }

  private node(key: string, what: string): unknown {
    if (!this.has(key)) {
      throw new InputFault(this.line, `${this.called(key)} is missing`, `write "${key}:" and ${what}`);
    }
    return this.content.get(key, true);
  }

  private items(key: string, what: string): unknown[] {
    const node = this.node(key, what);
    if (!isSeq(node) || node.items.length === 0) {
      throw new InputFault(this.lineOf(key), `${this.called(key)} is not a list with items`, `write ${what}`);
    }
    return node.items;
  }

  private asText(node: unknown, key: string): string {
    if (!isScalar(node) || node.value === null || typeof node.value === 'boolean') {
      const reason = `${this.called(key)} is not a text`;
      throw new InputFault(this.lineOfNode(node), reason, 'write a text, in quotes if in doubt');
    }
    // A number in the place of a text stays as it was written: 0.70 is a release, +7… a telephone.
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  }

  private asNumber(node: unknown, key: string): number {
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      const reason = `${this.called(key)} contains something that is not a number`;
      throw new InputFault(this.lineOfNode(node), reason, 'write digits only');
    }
    return value;
  }

  private asMap(node: unknown, key: string, line: number): YamlInput {
    if (!isMap(node)) {
      throw new InputFault(line, `${this.called(key)} has no names with values`, 'indent its names below it');
    }
    return new YamlInput(node, this.lines, `${this.prefix}${key}.`, line);
  }
}

/**
 * @param what the fence, as its messages call it
 * @throws {InputFault} when the text is not YAML or not a map
 */
export function readYaml(source: string, what = 'figure'): YamlInput {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    throw new InputFault(
      lines.linePos(error.pos[0]).line,
      `The ${what} is not valid YAML: ${error.message.replace(/\.$/, '')}`,
      'correct the line; texts with a colon, a bracket or a star at the beginning need quotes',
    );
  }
  if (!isMap(document.contents)) {
    throw new InputFault(1, `The ${what} has no names with values`, 'write lines of the form "kind: bar"');
  }
  return new YamlInput(document.contents, lines);
}
