import { isRecord } from '../../data/isRecord';
import type { Json } from '../openapi/document';
import { type Fault, wrongChoice } from './faults';

const toTen = Array.from({ length: 11 }, (_, value) => String(value));

/** @returns the values that a rating of this kind may have; of an unknown kind, those that any may have */
export const allowedRatings = (kind: unknown): readonly string[] => (kind === 'rate' ? ['0', '1'] : toTen);

/** The values of a rating depend on the kind beside it, which no keyword of its schema says, so they are checked here. */
export function ratingFaults(body: Json): Fault[] {
  const context = isRecord(body) ? body.context : undefined;
  if (!isRecord(context) || typeof context.rating !== 'string') {
    return [];
  }
  const allowed = allowedRatings(context.rate_type);
  return allowed.includes(context.rating) ? [] : [wrongChoice(['body', 'context', 'rating'], allowed)];
}
