import { describe, expect, test } from 'vitest';
import { anyWord, asWords, findWords } from '../../../plugins/lint/findWords';

const pattern = asWords([anyWord(['bot', 'bots', 'in order to', 'e.g.'])]);
const found = (text: string, allowed?: RegExp) => findWords(text, pattern, allowed).map((hit) => hit.found);

describe('findWords', () => {
  test.each([
    ['any letter case', 'Bots and BOT', ['Bots', 'BOT']],
    ['a part before a hyphen or an apostrophe', "bot-like, the bot's", ['bot', 'bot']],
    ['a phrase over a line end', 'in order\nto merge', ['in order to']],
    ['a short form with points', 'lists, e.g. this one', ['e.g.']],
    ['no part of a longer word or name', 'both, robot, bot_id, chatbot', []],
    ['nothing in quotation marks', 'Say "bot", “bot” or «bot».', []],
    ['what follows an open quotation mark', 'The 5" bot', ['bot']],
  ])('%s', (_why, text, hits) => {
    expect(found(text)).toEqual(hits);
  });

  test('an allowed phrase frees its own words only, also with an ending', () => {
    expect(found('Bot tokens of a bot', /bot token/giu)).toEqual(['bot']);
  });
});
