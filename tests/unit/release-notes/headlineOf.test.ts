import { expect, test } from 'vitest';
import { headlineOf } from '../../../plugins/texts/releases/headlineOf';
import { loadReleases } from '../../../plugins/texts/releases/loadReleases';

test.each([
  ['Tag presets, and replacing text in search results.', 'Tag presets'],
  ['Branches: separate copies of an assistant that you can change.', 'Branches'],
  ['Late replies with Chat.update, and replies shown as in each channel.', 'Late replies with Chat.update'],
  ['Fixes for large newsletters.', 'Fixes for large newsletters'],
  ['First public release notes and a new assistant dashboard with state, errors.', 'First public release notes'],
])('the headline of "%s" is "%s"', (summary, headline) => {
  expect(headlineOf(summary)).toBe(headline);
});

test('every release has a headline that three lines of the menu hold', () => {
  const headlines = loadReleases().map(({ summary }) => headlineOf(summary));
  expect(headlines.length).toBeGreaterThan(0);
  expect(headlines.filter((headline) => headline.length < 5 || headline.length > 80)).toEqual([]);
});
