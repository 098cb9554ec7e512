import { replyText } from '@site/src/data/replyText';
import { compile, createSession, say } from '@site/src/dl';
import { expect, it } from 'vitest';

it.each([
  ['Hi,  there', 'Hi, there', []],
  ['One.[br][br]Two.', 'One.\nTwo.', []],
  ['I can: [ul][li]a[li]b[ol][li]c[li]d[el][el] Well?', 'I can:\n• a\n• b\n  1. c\n  2. d\nWell?', []],
  [
    'Your parcel. [href(https://parcels.example)]{Our  site} [inf("x")]{More} [inf]{No}',
    'Your parcel.',
    ['Our site', 'More', 'No'],
  ],
  ['Wait. [operator("a")] [openwindow("https://parcels.example")]', 'Wait.', []],
])('%s', (answer, text, buttons) => {
  const { base, diagnostics } = compile({ rules: `BEGIN r\n$ *\n# ${answer}\nEND` });
  expect(diagnostics).toEqual([]);
  const { parts } = say(createSession(base, { clock: 0 }), 'x');
  expect(replyText(parts)).toEqual({ text, buttons });
});
