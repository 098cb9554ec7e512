import type { VFile } from 'vfile';
import { TextFault } from '../fault';

/** Where an element stands, to tell the writer. */
export type Place = { file: VFile; line: number };

/** @throws TextFault always */
export function fail({ file, line }: Place, reason: string, fix: string): never {
  throw new TextFault(file, line, reason, fix);
}
