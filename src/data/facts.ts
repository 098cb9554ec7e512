import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { adviseNames } from './nearNames';
import { type FactFile, type Facts, schemas } from './schema';
import type { Fault, Field, Path } from './schema/field';

/** What was read from a folder of facts. `facts` may be used only when there are no faults. */
export type FactsReading = { facts: Facts; files: number; values: number; faults: string[] };

type YamlDocument = ReturnType<typeof parseDocument>;

/** Line of a value; where it is missing, the line of what should hold it. */
function lineOf(document: YamlDocument, lines: LineCounter, way: Path): number {
  for (let length = way.length; length >= 0; length -= 1) {
    const node = document.getIn(way.slice(0, length), true);
    if (isNode(node) && node.range) {
      return lines.linePos(node.range[0]).line;
    }
  }
  return 1;
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) {
    return 1;
  }
  return Object.values(value).reduce((sum: number, part) => sum + countValues(part), 0);
}

function readFile(file: string, shown: string, schema: Field<unknown>): { data: unknown; faults: string[] } {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    const faults = document.errors.map(
      ({ linePos, message }) => `${shown}:${linePos?.[0].line ?? 1}: ${message.split('\n')[0]} Fix: correct the YAML.`,
    );
    return { data: undefined, faults };
  }
  const data: unknown = document.toJS();
  const tell = ({ path: way, reason, fix }: Fault) =>
    `${shown}:${lineOf(document, lines, way)}: ${way.join('.') || 'the file'}: ${reason}. Fix: ${fix}.`;
  return { data, faults: schema.check(data, []).map(tell) };
}

/**
 * Reads and checks every file of facts in a folder.
 *
 * @param folder folder with one YAML file for each schema
 * @returns the facts, counts, and one message for each fault: file, line, path, reason and fix
 */
export function readFacts(folder: string): FactsReading {
  const names = Object.keys(schemas) as FactFile[];
  const faults: string[] = [];
  const facts: Partial<Record<FactFile, unknown>> = {};
  const shownFolder = path.relative(process.cwd(), folder).split(path.sep).join('/');
  const found = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yml')) : [];
  for (const file of found) {
    const shown = `${shownFolder}/${file}`;
    const name = names.find((known) => `${known}.yml` === file);
    if (name === undefined) {
      const advice = adviseNames(file.replace(/\.yml$/, ''), names);
      faults.push(
        `${shown}:1: the file: no schema has this name. Fix: ${advice}, or add it to src/data/schema/index.ts.`,
      );
      continue;
    }
    const read = readFile(path.join(folder, file), shown, schemas[name]);
    facts[name] = read.data;
    faults.push(...read.faults);
  }
  const missing = names.filter((name) => !found.includes(`${name}.yml`));
  faults.push(...missing.map((name) => `${shownFolder}/${name}.yml:1: the file: it is missing. Fix: add it.`));
  return { facts: facts as Facts, files: found.length, values: countValues(facts), faults };
}

let loaded: Facts | undefined;

/**
 * The facts of the product, read once. For the Node side only: no browser code imports this file.
 *
 * @throws Error with all faults of all files
 */
export function loadFacts(): Facts {
  if (loaded === undefined) {
    const { facts, faults } = readFacts(path.join(__dirname, 'facts'));
    if (faults.length > 0) {
      throw new Error(`The facts have faults:\n${faults.join('\n')}`);
    }
    loaded = facts;
  }
  return loaded;
}
