import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { InputFault, oneOf } from './inputFault';

/** A map of a YAML fence that knows the line of every value. Every reader throws an InputFault that names the key. */
export interface YamlInput {
  readonly line: number;
  readonly lineOf: (key: string) => number;
  readonly has: (key: string) => boolean;
  readonly keys: () => string[];
  /** @throws {InputFault} for a key that is not in the list */
  readonly allow: (keys: readonly string[]) => void;
  readonly text: (key: string, fallback?: string) => string;
  readonly number: (key: string, fallback?: number) => number;
  readonly texts: (key: string, fallback?: readonly string[]) => string[];
  readonly numbers: (key: string, fallback?: readonly number[]) => number[];
  readonly map: (key: string) => YamlInput;
  readonly maps: (key: string) => YamlInput[];
  /** A map whose keys are names: each name with its own map. */
  readonly named: (key: string) => (readonly [string, YamlInput])[];
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
  return inputOf(document.contents, lines, '', 1);
}

function inputOf(map: YAMLMap, lines: LineCounter, prefix: string, line: number): YamlInput {
  const lineOfNode = (node: unknown): number => (isNode(node) && node.range ? lines.linePos(node.range[0]).line : line);
  const nodeOf = (key: string): unknown => map.get(key, true);
  const lineOf = (key: string): number => {
    const pair = map.items.find(({ key: own }) => isScalar(own) && String(own.value) === key);
    return pair ? lineOfNode(pair.key) : line;
  };
  const called = (key: string): string => `"${prefix}${key}"`;
  const missing = (key: string, what: string): InputFault =>
    new InputFault(line, `${called(key)} is missing`, `write "${key}:" and ${what}`);

  const scalar = (node: unknown, key: string): unknown => {
    if (!isScalar(node) || node.value === null || typeof node.value === 'boolean') {
      throw new InputFault(lineOfNode(node), `${called(key)} is not a text`, 'write a text, in quotes if in doubt');
    }
    return node.value;
  };
  const asNumber = (node: unknown, key: string): number => {
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      throw new InputFault(
        lineOfNode(node),
        `${called(key)} contains something that is not a number`,
        'write digits only',
      );
    }
    return value;
  };
  const items = (key: string, what: string): unknown[] => {
    const node = nodeOf(key);
    if (node === undefined || node === null) {
      throw missing(key, what);
    }
    if (!isSeq(node) || node.items.length === 0) {
      throw new InputFault(lineOf(key), `${called(key)} is not a list with items`, `write ${what}`);
    }
    return node.items;
  };
  const mapOf = (node: unknown, key: string, at: number): YamlInput => {
    if (!isMap(node)) {
      throw new InputFault(at, `${called(key)} has no names with values`, 'indent its names below it');
    }
    return inputOf(node, lines, `${prefix}${key}.`, at);
  };
  const keys = (): string[] => map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));

  return {
    line,
    lineOf,
    keys,
    has: (key) => map.has(key),
    allow: (known) => {
      for (const key of keys()) {
        if (!known.includes(key)) {
          throw new InputFault(lineOf(key), `The name ${called(key)} means nothing here`, oneOf(key, known));
        }
      }
    },
    text: (key, fallback) => {
      if (!map.has(key)) {
        if (fallback === undefined) {
          throw missing(key, 'a text');
        }
        return fallback;
      }
      return String(scalar(nodeOf(key), key));
    },
    number: (key, fallback) => {
      if (!map.has(key)) {
        if (fallback === undefined) {
          throw missing(key, 'a number');
        }
        return fallback;
      }
      return asNumber(nodeOf(key), key);
    },
    texts: (key, fallback) =>
      fallback && !map.has(key)
        ? [...fallback]
        : items(key, 'a list of texts').map((node) => String(scalar(node, key))),
    numbers: (key, fallback) =>
      fallback && !map.has(key) ? [...fallback] : items(key, 'a list of numbers').map((node) => asNumber(node, key)),
    map: (key) => {
      if (!map.has(key)) {
        throw missing(key, 'its names below it');
      }
      return mapOf(nodeOf(key), key, lineOf(key));
    },
    maps: (key) => items(key, 'a list').map((node) => mapOf(node, key, lineOfNode(node))),
    named: (key) => {
      if (!map.has(key)) {
        throw missing(key, 'its names below it');
      }
      const outer = mapOf(nodeOf(key), key, lineOf(key));
      return outer.keys().map((name) => [name, outer.map(name)] as const);
    },
  };
}
