import type { Table } from 'mdast';
import { adviseNames } from '../../../../src/data/nearNames';
import type { Facts } from '../../../../src/data/schema';
import { code as inCode } from '../../../texts/elements';
import { fail, type Place } from '../../../texts/place';
import { markedText } from './inline';
import { noValue, plain, tableOf } from './table';

function codesOfTopic(facts: Facts, topic: string, place: Place): string[] {
  const messages = Object.entries(facts.messages);
  const codes = messages.filter(([, { topics }]) => topics.includes(topic)).map(([code]) => code);
  if (codes.length === 0) {
    const topics = [...new Set(messages.flatMap(([, message]) => message.topics))];
    fail(place, `there are no messages of "${topic}"`, adviseNames(topic, topics));
  }
  return codes;
}

/**
 * @param codes codes with spaces between them, in the order of the table
 * @param topic name in topics.yml; one of the two is given
 * @throws TextFault for an unknown code or topic, and when none or both are given
 */
export function messageTable(
  facts: Facts,
  { codes, topic }: { codes?: string | undefined; topic?: string | undefined },
  place: Place,
): Table {
  if ((codes === undefined) === (topic === undefined)) {
    fail(place, '<MessageTable> needs either "codes" or "of"', 'write codes="U-103 U-117" or of="branches"');
  }
  const chosen = topic === undefined ? (codes ?? '').split(/[\s,]+/) : codesOfTopic(facts, topic, place);
  return tableOf(
    ['Code', 'Message', 'Where', 'What to do'],
    chosen.map((code) => {
      const message = facts.messages[code];
      if (message === undefined) {
        return fail(place, `there is no message "${code}"`, adviseNames(code, Object.keys(facts.messages)));
      }
      const act = message.act === undefined ? noValue : markedText(message.act);
      return [[inCode(code)], plain(message.text), markedText(message.where), act];
    }),
  );
}
