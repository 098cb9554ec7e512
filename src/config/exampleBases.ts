import type { Bases } from '../../plugins/dl-examples/example';
import { loadPip } from '../data/pipBase';

/** Sample assistants that a DL example may stand on (`base=…`) or show (`file=…`), by their names. */
export const exampleBases: Bases = new Map([['pip', loadPip]]);
