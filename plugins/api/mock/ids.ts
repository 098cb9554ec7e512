import { createHash } from 'node:crypto';
import { ids as exampleIds } from '../../../src/api/common/ids';

/** What the platform issues an id for. */
export type IdKind = 'cuid' | 'duid' | 'msgid' | 'reqid' | 'ratingResult';

/** The first four parts of the ids of one kind: those of the examples, or others from the seed. */
function beginning(seed: number, kind: IdKind): string {
  if (seed === 0) {
    return exampleIds[kind].slice(0, -12);
  }
  const digits = createHash('sha256').update(`${seed} ${kind}`).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-`;
}

/**
 * Issues ids by counting, so that the same calls always give the same ids. With seed 0, the first of each kind is the
 * one of the examples, and calls can be copied from the documentation; later ones end in their number.
 */
export class IdCounter {
  private readonly last = new Map<IdKind, number>();

  constructor(private readonly seed: number) {}

  next(kind: IdKind): string {
    const number = (this.last.get(kind) ?? 0) + 1;
    this.last.set(kind, number);
    return this.seed === 0 && number === 1
      ? exampleIds[kind]
      : beginning(this.seed, kind) + String(number).padStart(12, '0');
  }
}
