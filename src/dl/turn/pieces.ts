import type { Node } from '../answer/nodes';
import { randomSpelling } from '../dictionary/printed';
import { dictionariesOf, dictionaryOrigin, fragmentText, starText } from '../pattern/captures';
import type { BuildScope } from './buildScope';
import { AnswerDropped, type Draft, RequestFailed } from './draft';

/** The words of a star or a fragment. In event rules, there is nothing that they could refer to. */
export function captured(node: Extract<Node, { kind: 'star' | 'fragment' }>, { asked }: BuildScope): string {
  if (asked === null)
    throw new RequestFailed('The answer of an event rule contains a star or a fragment, which nothing can fill.');
  const text = node.kind === 'star' ? starText : fragmentText;
  return text(asked.phrase, asked.match, node.number);
}

/** `[&dict(n,part)]` (section 4.1). For an optional dictionary that matched nothing, the value is not defined. */
export function dictionaryPart(node: Extract<Node, { kind: 'dictionaryPart' }>, scope: BuildScope): string {
  const { asked, random } = scope;
  const taken = asked === null ? undefined : dictionariesOf(asked.match)[node.number - 1];
  if (asked === null || taken?.item.kind !== 'dictionary') {
    throw new RequestFailed(`The question has no dictionary with the number ${node.number}.`);
  }
  const { dictionary } = taken.item.use;
  const number = taken.line?.line ?? 0;
  const line = dictionary.lines[number];
  switch (node.part) {
    case 'name':
      return dictionary.name;
    case 'origin':
      return dictionaryOrigin(asked.phrase, taken);
    case 'pos':
      return String(number);
    case 'value':
      return randomSpelling(line?.printed ?? [], random);
    default:
      return randomSpelling(line?.main ?? [], random);
  }
}

/** A random line; udict and sudict never return a line twice (section 8). */
export function printedLine(
  node: Extract<Node, { kind: 'dictionary' }>,
  { base, random, usedLines }: BuildScope,
  draft: Draft,
): string {
  const lines = base.dictionaries.get(node.name)?.lines ?? [];
  const all = lines.map((_line, index) => index);
  if (all.length === 0) return '';
  if (node.mode !== 'udict' && node.mode !== 'sudict') {
    return randomSpelling(lines[random.pick(all)]?.printed ?? [], random);
  }
  const used = draft.usedLines.get(node.name) ?? usedLines.get(node.name) ?? new Set<number>();
  const free = all.filter((index) => !used.has(index));
  if (free.length === 0 && node.mode === 'sudict') throw new AnswerDropped('sudict is used up');
  const line = random.pick(free.length === 0 ? all : free);
  draft.usedLines.set(node.name, new Set(free.length === 0 ? [line] : [...used, line]));
  return randomSpelling(lines[line]?.printed ?? [], random);
}
