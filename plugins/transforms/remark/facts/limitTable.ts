import type { Table } from 'mdast';
import { adviseNames } from '../../../../src/data/nearNames';
import type { Facts } from '../../../../src/data/schema';
import { formatLimitWithNote } from '../../../../src/data/schema/limits';
import { fail, type Place } from '../../../texts/place';
import { markedText } from './inline';
import { plain, tableOf } from './table';

/**
 * @param topic name in topics.yml
 * @throws TextFault when no limit has the topic
 */
export function limitTable(facts: Facts, topic: string, place: Place): Table {
  const limits = Object.values(facts.limits);
  const chosen = limits.filter(({ topics }) => topics.includes(topic));
  if (chosen.length === 0) {
    fail(
      place,
      `there are no limits for "${topic}"`,
      adviseNames(topic, [...new Set(limits.flatMap((one) => one.topics))]),
    );
  }
  return tableOf(
    ['Limit', 'Value', 'Applies to'],
    chosen.map((limit) => [markedText(limit.object), plain(formatLimitWithNote(limit)), plain(limit.where)]),
  );
}
