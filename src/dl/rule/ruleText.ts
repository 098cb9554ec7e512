import type { LineReport } from '../diagnostics/report';
import type { LogicalLine } from '../source/logicalLines';
import type { Names } from './names';

/** The lines of one rule. */
export interface RuleText {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly lines: readonly LogicalLine[];
}

/** The state that the rules of a base share while they are read. */
export interface RuleReading {
  readonly names: Names;
  readonly report: LineReport;
  /** Gives each answer line a number that is unique in the base. */
  answerId(): number;
  /** The line number of an offset. */
  lineAt(offset: number): number;
}
