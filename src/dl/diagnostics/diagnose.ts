import { type BaseSource, compile } from '../rule/compile';
import type { Diagnostic } from './diagnostic';

/** The messages about a base: errors and warnings in the order of the source (section 13). */
export function diagnose(source: BaseSource): readonly Diagnostic[] {
  return compile(source).diagnostics;
}
