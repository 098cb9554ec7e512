import { loadPip, pipRuleFiles } from '../../src/data/pipBase';
import type { Source } from '../texts/sources/readFrom';
import type { Bases } from './dl-examples/example';

/** Sample assistants that a DL example may build on (`base=…`) or show (`file=…`), by their names. */
export const exampleBases: Bases = new Map([['pip', loadPip]]);

/** What their rules are read from; the rest of them is code. */
export const exampleSources: ReadonlyMap<string, readonly Source[]> = new Map([
  ['pip', pipRuleFiles.map((file) => `src/data/pip/rules/${file}` as const)],
]);
