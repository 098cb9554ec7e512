import { entries, integer, list, optional, record, text, year } from './field';
import { entryName, page } from './names';

const cell = () => optional(text());

export const channels = entries(
  record({
    name: text(),
    checked: year(),
    page: page(),
    feature: entryName(),
    retired: optional(text()),
    text: cell(),
    buttons: cell(),
    label: cell(),
    files: cell(),
    formatting: cell(),
    cards: cell(),
    window: cell(),
    operators: cell(),
    voice: cell(),
    does: text(),
    numbers: optional(
      record({
        text: optional(integer(1)),
        caption: optional(integer(1)),
        buttons: optional(integer(1)),
        label: optional(integer(1)),
      }),
    ),
    fields: optional(list(record({ label: text(), note: optional(text()) }))),
    source: optional(text()),
    shows: optional(text()),
  }),
);

export const voice = record({
  marks: entries(record({ mark: text(), meaning: text(), example: optional(text()) })),
  unsupported: list(text()),
  escapes: entries(record({ sign: text(), written: text() })),
});
