import { expect, test } from 'vitest';
import { createTalk, shownRule } from '../../../src/components/HomePage/talk/createTalk';
import { exampleClock } from '../../../src/data/exampleClock';
import { loadPip } from '../../../src/data/pipBase';

const pip = loadPip();
const before = ['hi, where is my parcel', 'it is qp123456789'];
const textOf = (pieces: readonly { text: string }[] = []) => pieces.map(({ text }) => text).join('');

test('a reply has its lines, its buttons and the rule that it is from', () => {
  const reply = createTalk(pip, exampleClock)('what can you do', before);
  expect(reply.lines).toHaveLength(6);
  expect(reply.lines[1]).toBe('find your parcel');
  expect(reply.rule?.id).toBe('small_talk_skills.1');
  expect(textOf(reply.rule?.pieces)).toMatch(/^\$ \* \{who are you\/what can you do\/help\} \*\n# I am Pip/);
  expect(createTalk(pip, exampleClock)('hello', before).buttons).toContainEqual({
    label: 'Prices',
    ask: 'what does it cost',
  });
});

test('the talk goes on where the dialog of the page ends', () => {
  expect(createTalk(pip, exampleClock)('where is my parcel', []).rule?.id).toBe('track_ask_number.1');
  const reply = createTalk(pip, exampleClock)('where is my parcel', before);
  expect(reply.rule?.id).toBe('track_status.1');
  expect(reply.lines.join(' ')).toContain('QP123456789');
});

test('a captured word and a random reply', () => {
  const talk = createTalk(pip, exampleClock);
  expect(talk('My name is Nina', before).lines).toEqual(['Nice to meet you, Nina!']);
  const replies = ['how are you', 'how are you'].map((phrase) => talk(phrase, before).lines.join());
  expect(new Set(replies).size).toBe(2);
});

test('after a hand-over Pip still replies', () => {
  const talk = createTalk(pip, exampleClock);
  expect(talk('operator', before).lines.join(' ')).toContain('An operator would take over here.');
  expect(talk('thanks', before).lines).toEqual(['You are welcome!']);
});

test('every rule of Pip can be shown, and one that does not exist cannot', () => {
  const ids = (typeof pip.rules === 'string' ? [] : pip.rules).flatMap(({ text }) =>
    [...text.matchAll(/^BEGIN (\S+)$/gm)].map(([, id = '']) => id),
  );
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) {
    const text = textOf(shownRule(pip, id)?.pieces);
    expect(text, id).toMatch(/[$#]/);
    expect(text, id).not.toMatch(/^(?:BEGIN|END)/m);
  }
  expect(shownRule(pip, 'none')).toBeUndefined();
});
