import { writeQuery } from '../writeQuery';

/** A row of the matrix: the text of each cell by the head of its column. */
export type MatrixRow = Readonly<Record<string, string>>;

type Need = { label: string; column: string; fits: (cell: string) => boolean };

const isSet = (cell: string): boolean => !/^(?:—|no|none|depends.*|see its guide)$/i.test(cell);

/** What a reader may need, by its name in the address. A cell that says "depends" or "see its guide" promises nothing. */
export const needs: Readonly<Record<string, Need>> = {
  buttons: { label: 'Buttons', column: 'Buttons', fits: isSet },
  files: { label: 'Files', column: 'Files', fits: isSet },
  formatting: { label: 'Formatting', column: 'Formatting', fits: isSet },
  cards: { label: 'Cards', column: 'Cards', fits: isSet },
  'any-time': { label: 'Messages at any time', column: 'Free-message window', fits: (cell) => cell === 'none' },
  operators: { label: 'Operators', column: 'Operators', fits: isSet },
  voice: { label: 'Voice', column: 'Voice', fits: isSet },
};

/** Lengths that a reader may choose, in characters. */
export const lengths = [1000, 2000, 4000, 7000] as const;

export type Filter = { channel: string; length: number; needs: readonly string[] };

export const everything: Filter = { channel: '', length: 0, needs: [] };

/** @returns the number at the start of a cell such as "4,096; caption 1,024", or 0 if there is none */
const charactersIn = (cell: string): number => Number(/^\d[\d,]*/.exec(cell)?.[0].replaceAll(',', '') ?? 0);

/** @returns true where the channel of the row has the name and all that is needed */
export function fitsRow(row: MatrixRow, { channel, length, needs: wanted }: Filter): boolean {
  return (
    (row['Channel'] ?? '').toLowerCase().includes(channel.trim().toLowerCase()) &&
    (length === 0 || charactersIn(row['Text (characters)'] ?? '') >= length) &&
    wanted.every((name) => needs[name]?.fits(row[needs[name].column] ?? '') ?? true)
  );
}

/** @returns the filter in an address, without unknown values */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const length = Number(query.get('text'));
  return {
    channel: query.get('channel') ?? '',
    length: lengths.find((one) => one === length) ?? 0,
    needs: (query.get('need') ?? '').split(',').filter((name) => Object.hasOwn(needs, name)),
  };
}

/** @returns the query with the filter in it; other parameters stay, and a filter that lets all through leaves nothing */
export const writeFilter = (search: string, { channel, length, needs: wanted }: Filter): string =>
  writeQuery(search, { channel: channel.trim(), text: length === 0 ? '' : String(length), need: wanted.join(',') });
