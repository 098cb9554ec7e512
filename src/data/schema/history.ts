import { entries, type Infer, integer, pattern, record, text } from './field';
import { date, page, release } from './names';

export const releases = entries(record({ date: date(), items: integer(1), summary: text() }), release());

export const features = entries(
  record({
    name: text(),
    since: pattern(/^(base|\d+\.\d+\.\d+)$/, 'a release such as 0.46.0, or base'),
    page: page(),
  }),
);

const kind = () => record({ heading: text(), name: text() });

/** What an item of a release note is, in the order in which the headings stand in a post (style, section 16). */
export const kinds = record({
  new: kind(),
  improved: kind(),
  fixed: kind(),
  api: kind(),
  dl: kind(),
  'known-issues': kind(),
});

export type ChangeKind = keyof Infer<typeof kinds>;

/** Parts of the product by which a reader looks for changes; a closed list. */
export const areas = entries(record({ name: text(), covers: text() }));
