import { describe, expect, test } from 'vitest';
import {
  everything,
  type Filter,
  fitsRow,
  needs,
  readFilter,
  writeFilter,
} from '../../../src/components/ChannelFilter/needs';
import { loadFacts } from '../../../src/data/facts';

const { channels } = loadFacts();
/** Rows as the matrix prints them, with a dash for what a channel does not have. */
const rows = Object.values(channels).map(
  ({ name, text, buttons, files, formatting, cards, window, operators, voice }) => {
    const cells = { Channel: name, 'Text (characters)': text, Buttons: buttons, Files: files, Formatting: formatting };
    const more = { Cards: cards, 'Free-message window': window, Operators: operators, Voice: voice };
    return Object.fromEntries(Object.entries({ ...cells, ...more }).map(([head, cell]) => [head, cell ?? '—']));
  },
);
const left = (filter: Partial<Filter>): string[] =>
  rows.filter((row) => fitsRow(row, { ...everything, ...filter })).map((row) => row['Channel'] ?? '');

describe('filter of the channel matrix', () => {
  test('without a choice every channel stays', () => {
    expect(left({})).toHaveLength(Object.keys(channels).length);
  });

  test('a part of a name is enough, in any letter case', () => {
    expect(left({ channel: ' TELE ' })).toEqual(['Telegram']);
  });

  test.each([
    ['voice', ['Alice', 'Server API']],
    ['operators', ['LiveTex', 'edna platform']],
    ['any-time', ['Web chat (Chatter)', 'Telegram', 'Server API']],
    ['formatting', ['Web chat (Chatter)', 'Telegram', 'Viber', 'WhatsApp through edna']],
  ])('%s is a need that these channels meet', (need, names) => {
    expect(left({ needs: [need] })).toEqual(names);
  });

  test('every need parts the channels, so that none is without use', () => {
    for (const need of Object.keys(needs)) {
      expect(left({ needs: [need] }).length, need).toBeGreaterThan(0);
      expect(left({ needs: [need] }).length, need).toBeLessThan(rows.length);
    }
  });

  test('a length counts the text, not the caption, and "depends" promises none', () => {
    expect(left({ length: 7000 })).toEqual(['Viber', 'VK']);
    expect(left({ length: 1000 })).not.toContain('LiveTex');
  });

  test('a cell promises something unless it says no, depends or names the guide', () => {
    const fits = (cell: string) => fitsRow({ Operators: cell }, { ...everything, needs: ['operators'] });
    const cells = ['yes', 'up to 5', 'no', 'none', '—', 'depends on the end channel', 'see its guide'];
    expect(cells.filter(fits)).toEqual(['yes', 'up to 5']);
  });

  test('needs add up', () => {
    expect(left({ needs: ['voice', 'any-time'] })).toEqual(['Server API']);
    expect(left({ needs: ['voice', 'operators'] })).toEqual([]);
  });

  test('the address holds the choice, keeps other parameters and forgets what it does not know', () => {
    const filter: Filter = { channel: 'edna', length: 4000, needs: ['files', 'buttons'] };
    const query = writeFilter('?x=1', filter);
    expect(query).toBe('?x=1&channel=edna&text=4000&need=files,buttons');
    expect(readFilter(query)).toEqual(filter);
    expect(writeFilter(query, everything)).toBe('?x=1');
    expect(readFilter('?text=5&need=sound,voice,toString')).toEqual({ ...everything, needs: ['voice'] });
  });
});
