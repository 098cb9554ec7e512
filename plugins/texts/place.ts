import { type FileLike, TextFault } from './fault';

/** Where an element is, to tell the writer. */
export type Place = { file: FileLike; line: number };

/** @throws TextFault always */
export function fail({ file, line }: Place, reason: string, fix: string): never {
  throw new TextFault(file, line, reason, fix);
}
