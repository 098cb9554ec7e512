import { entries, integer, pattern, record, text } from './field';
import { date, page, release } from './names';

export const releases = entries(record({ date: date(), items: integer(1), summary: text() }), release());

export const features = entries(
  record({
    name: text(),
    since: pattern(/^(base|\d+\.\d+\.\d+)$/, 'a release such as 0.46.0, or base'),
    page: page(),
  }),
);
