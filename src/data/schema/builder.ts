import { entries, integer, list, oneOf, optional, record, text } from './field';
import { entryName, inCode, keys, page, shownId } from './names';

const nextState = record({ state: entryName(), when: optional(text()) });

export const states = entries(
  record({
    name: text(),
    note: optional(text()),
    page: page(),
    states: entries(
      record({
        name: text(),
        russian: optional(text()),
        meaning: optional(text()),
        to: list(nextState, { least: 0 }),
      }),
    ),
    reasons: optional(list(text())),
  }),
);

export const preprocessing = entries(
  record({
    number: integer(1),
    step: text(),
    example: optional(text()),
    off: oneOf(['no', 'yes', 'yes, off by default']),
  }),
);

export const events = entries(
  record({ name: text(), euid: shownId(), sent: text(), context: optional(text()), reaction: text() }),
);

export const frame = entries(record({ name: text(), shown: text(), items: list(text()) }));

export const screens = entries(
  record({
    name: text(),
    path: optional(text()),
    holds: text(),
    tabs: optional(list(text())),
    buttons: list(text()),
    page: page(),
  }),
);

export const settings = entries(
  record({
    tab: text(),
    name: text(),
    variable: optional(inCode(text())),
    values: text(),
    default: optional(text()),
    works: optional(text()),
  }),
);

export const menus = entries(record({ place: text(), items: list(text()) }));

export const hotkeys = entries(
  record({
    keys: keys(),
    macos: optional(keys()),
    where: list(text()),
    action: text(),
  }),
);

export const labels = entries(record({ label: text(), where: text() }));
