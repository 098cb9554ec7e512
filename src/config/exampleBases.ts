import type { Bases } from '../../plugins/dl-examples/example';
import type { Source } from '../../plugins/text-sources/readFrom';
import { loadPip, pipRuleFiles } from '../data/pipBase';

/** Sample assistants that a DL example may stand on (`base=…`) or show (`file=…`), by their names. */
export const exampleBases: Bases = new Map([['pip', loadPip]]);

/** What their rules are read from; the rest of them is code. */
export const exampleSources: ReadonlyMap<string, readonly Source[]> = new Map([
  ['pip', pipRuleFiles.map((file) => `src/data/pip/rules/${file}` as const)],
]);
