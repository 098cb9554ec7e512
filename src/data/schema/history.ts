import { entries, type Infer, list, optional, pattern, record, text } from './field';
import { page } from './names';

export const features = entries(
  record({
    name: text(),
    page: page(),
    also: optional(list(page())),
    since: optional(pattern(/^base$/, 'base, or no field: the release note says it with "+" before the feature')),
  }),
);

const kind = () => record({ heading: text(), name: text() });

/** What an item of a release note is, in the order of the headings in a post (style, section 16). */
export const kinds = record({
  breaking: kind(),
  security: kind(),
  deprecated: kind(),
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
