import { entries, integer, list, pattern, record, text } from './field';

const version = () => pattern(/^\d+(\.\d+)?$/, 'a version in quotation marks, for example "15.4"');

export const browsers = entries(record({ name: text(), builder: version(), chatter: version() }));

export const support = record({
  address: text(),
  languages: list(text()),
  hours: text(),
  works: text(),
  releases: text(),
  urgencies: entries(
    record({ number: integer(1, 4), name: text(), meaning: text(), first: text(), next: text(), goal: text() }),
  ),
  send: list(text()),
  never: text(),
  tickets: list(text()),
});
