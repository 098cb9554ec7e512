import type { AnswerItem, Body, Bool } from '../answer/nodes';
import type { Random } from './random';

export type AnswerLine = Extract<AnswerItem, { kind: 'answer' }>;

/** Evaluates the block lines and returns the answer lines that are on (section 10.3). */
export function activeAnswers(
  items: readonly AnswerItem[],
  holds: (when: Bool) => boolean,
  text: (body: Body) => string,
): AnswerLine[] {
  const lines: AnswerLine[] = [];
  const waiting = [...items].reverse();
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (item.kind === 'answer') lines.push(item);
    else waiting.push(...chosenItems(item, holds, text).toReversed());
  }
  return lines;
}

function chosenItems(
  item: Exclude<AnswerItem, AnswerLine>,
  holds: (when: Bool) => boolean,
  text: (body: Body) => string,
): readonly AnswerItem[] {
  if (item.kind === 'ifBlock') {
    return item.branches.find(({ when }) => when === null || holds(when))?.items ?? [];
  }
  const value = text(item.value);
  return item.cases.find((one) => one.value === null || text(one.value) === value)?.items ?? [];
}

/** Answer lines that are tried one after the other. */
export interface OrderedPool<Line> {
  /** `luniq`: lines that have been used; with one of them their cycle starts again (section 7.3). */
  readonly kind: 'first' | 'luniq' | 'last';
  readonly lines: readonly Line[];
}

/**
 * The order in which the answer lines of one weight are tried (section 7.2, points 2–4): lines that may be used, used
 * `luniq` lines, `last` lines. Inside a pool the order is random, greater flag weight first.
 */
export function orderedPools<Line extends AnswerLine>(
  lines: readonly Line[],
  used: ReadonlySet<number>,
  random: Random,
): OrderedPool<Line>[] {
  const once = lines.filter(({ flags, id }) => !(flags.uniq && used.has(id)));
  const first = once.filter(({ flags, id }) => !flags.last && !(flags.luniq && used.has(id)));
  const cycle = once.filter(({ flags, id }) => flags.luniq && used.has(id));
  const last = once.filter(({ flags }) => flags.last);
  const ordered = (pool: readonly Line[]) => random.shuffled(pool).sort((a, b) => b.flags.weight - a.flags.weight);
  return [
    { kind: 'first', lines: ordered(first) },
    { kind: 'luniq', lines: ordered(cycle) },
    { kind: 'last', lines: ordered(last) },
  ];
}
