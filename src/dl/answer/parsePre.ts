import type { Node } from './nodes';
import { type AnswerReader, orBack } from './reader';

/** `[pre]{raw}`; only `\}` is read, and everything else stays as written (section 2.4). Fails with 24000–24002. */
export function parsePre({ cursor }: AnswerReader): Node[] | null {
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (cursor.match(/\[\s*pre\s*\]/iy) === null) return null;
    cursor.span('tag', from);
    if (!cursor.eat('{')) cursor.fail(24000, from);
    const start = cursor.pos;
    const raw = cursor.match(/(?:\\\}|[^}])*/y) ?? '';
    if (cursor.atEnd) cursor.fail(24001, from);
    if (raw === '') cursor.fail(24002, from);
    cursor.span('text', start);
    cursor.eat('}');
    return [{ kind: 'text', text: raw.replaceAll('\\}', '}'), raw: true }];
  });
}
