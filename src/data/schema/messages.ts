import { entries, list, optional, pattern, record, text } from './field';
import { entryName, verbatim } from './names';

export const messages = entries(
  record(
    { text: verbatim(), where: text(), act: optional(text()), topics: list(entryName()) },
    (message) => message.text,
  ),
  pattern(/^U-\d{3}$/, 'a code such as U-103'),
);
