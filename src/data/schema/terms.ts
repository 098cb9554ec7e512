import { entries, list, optional, record, text } from './field';
import { inCode, page } from './names';

export const glossary = entries(
  record({ term: text(), also: optional(list(text())), russian: text(), meaning: text(), page: page() }),
);

export const avoided = entries(record({ say: text(), reason: text() }));

export const identifiers = entries(
  record({
    code: inCode(text()),
    name: text(),
    also: optional(list(inCode(text()))),
    identifies: text(),
    issued: text(),
    seen: text(),
  }),
);

export const topics = entries(record({ name: text(), page: page() }));
