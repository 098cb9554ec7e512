import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { adviseNames } from './nearNames';
import { readOnce } from './readOnce';
import { readText } from './readText';
import { type FactFile, type Facts, schemas } from './schema';
import type { Fault, Field, Path } from './schema/field';

/** The content of folders of facts. Use `facts` only if there are no faults. */
export type FactsReading = {
  facts: Facts;
  files: number;
  values: number;
  /** One message for each fault: file, line, path, reason and fix. */
  faults: string[];
  /** @returns file and line of a value, for messages of checks across files */
  locate: (file: FactFile, way: Path) => string;
};

type Source = { shown: string; document: YamlDocument; lines: LineCounter };
type YamlDocument = ReturnType<typeof parseDocument>;

/** Line of a value or, if it is missing, the line of what should contain it. */
function lineOf({ document, lines }: Source, way: Path): number {
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

const relative = (file: string): string => path.relative(process.cwd(), file).split(path.sep).join('/');

function openFile(file: string): Source {
  const lines = new LineCounter();
  return { shown: relative(file), document: parseDocument(readText(file), { lineCounter: lines }), lines };
}

function checkFile(source: Source, schema: Field<unknown>): { data: unknown; faults: string[] } {
  const { document, shown } = source;
  if (document.errors.length > 0) {
    const tellError = ({ code, linePos, message }: (typeof document.errors)[number]) => {
      const fix = code === 'TAB_AS_INDENT' ? 'indent the line with spaces' : 'correct the YAML';
      return `${shown}:${linePos?.[0].line ?? 1}: ${message.split('\n')[0]?.replace(/:$/, '')}. Fix: ${fix}.`;
    };
    return { data: undefined, faults: document.errors.map(tellError) };
  }
  const data: unknown = document.toJS();
  const tell = ({ path: way, reason, fix }: Fault) =>
    `${shown}:${lineOf(source, way)}: ${way.join('.') || 'the file'}: ${reason}. Fix: ${fix}.`;
  return { data, faults: schema.check(data, []).map(tell) };
}

const isFactFile = (name: string): name is FactFile => Object.hasOwn(schemas, name);

/**
 * Reads and checks every file of facts.
 *
 * @param folders folders with one YAML file for each schema; of files with the same name the last one counts, so that
 *   a test changes one file only
 */
export function readFacts(...folders: string[]): FactsReading {
  const faults: string[] = [];
  const facts: Partial<Record<FactFile, unknown>> = {};
  const sources = new Map<FactFile, Source>();
  const names = Object.keys(schemas).filter(isFactFile);
  for (const folder of folders) {
    for (const file of readdirSync(folder).filter((one) => /^[^.].*\.yml$/.test(one))) {
      const name = path.basename(file, '.yml');
      if (isFactFile(name)) {
        sources.set(name, openFile(path.join(folder, file)));
      } else {
        const shown = relative(path.join(folder, file));
        faults.push(
          `${shown}:1: the file: no schema has its name. Fix: ${adviseNames(name, names)}, or add it to src/data/schema/index.ts.`,
        );
      }
    }
  }
  for (const name of names) {
    const source = sources.get(name);
    if (source === undefined) {
      faults.push(`${relative(folders[0] ?? '.')}/${name}.yml:1: the file: it is missing. Fix: add it.`);
      continue;
    }
    const { data, faults: own } = checkFile(source, schemas[name]);
    facts[name] = data;
    faults.push(...own);
  }
  const locate = (file: FactFile, way: Path): string => {
    const source = sources.get(file);
    return source ? `${source.shown}:${lineOf(source, way)}` : `${file}.yml:1`;
  };
  return { facts: facts as Facts, files: sources.size, values: countValues(facts), faults, locate };
}

/** Folder of the facts of the product. */
export const factsFolder = path.join(__dirname, 'facts');

const factFiles = (): string[] =>
  readdirSync(factsFolder)
    .sort()
    .map((name) => path.join(factsFolder, name));

/**
 * The facts of the product, read once, and in the live server again when one was saved. For the Node side only: no
 * browser code imports this file.
 *
 * @throws Error with all faults of all files
 */
export const loadFacts: () => Facts = readOnce(factFiles, () => {
  const { facts, faults } = readFacts(factsFolder);
  if (faults.length > 0) {
    throw new Error(`The facts have errors:\n${faults.join('\n')}`);
  }
  return facts;
});
