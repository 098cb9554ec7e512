import { expect, test } from 'vitest';
import { feedbackAddress, supportAddress } from '../../../src/components/FeedbackLink/feedbackAddress';
import { loadFacts } from '../../../src/data/facts';

test('the address of support is the one of the facts', () => {
  expect(supportAddress).toBe(loadFacts().support.address);
});

test('the letter has the title in its subject, address and version in its body', () => {
  const letter = new URL(
    feedbackAddress({ title: 'Q & A: tags?', page: 'https://docs.dialogos.example/a', version: '1.5.0' }),
  );
  expect(letter.protocol).toBe('mailto:');
  expect(letter.pathname).toBe(supportAddress);
  expect(letter.searchParams.get('subject')).toBe('Documentation: Q & A: tags?');
  expect(letter.searchParams.get('body')).toBe(
    'Page: https://docs.dialogos.example/a\r\nDocumentation version: 1.5.0\r\n\r\n',
  );
});
