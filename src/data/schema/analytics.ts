import { entries, integer, list, optional, record, text, yesNo } from './field';
import { entryName, page } from './names';

const metricNumber = () => integer(1, 31);

export const metrics = entries(
  record({ number: metricNumber(), name: text(), formula: text(), note: optional(text()) }),
);

export const reports = entries(
  record({
    name: text(),
    question: text(),
    columns: list(text()),
    groups: optional(list(text())),
    totals: optional(list(text())),
    filters: optional(list(text())),
    chart: text(),
    metrics: list(metricNumber()),
    feature: entryName(),
    page: page(),
  }),
);

export const analytics = record({
  filters: entries(record({ name: text(), values: text(), everywhere: optional(yesNo()) })),
  tiles: list(metricNumber()),
  charts: list(text()),
  statistics: record({ columns: list(text()), counted: list(text()) }),
  'session-log': record({ columns: list(text()), filters: list(text()) }),
  'dialogs-export': record({ formats: list(text()), fields: list(text()) }),
  'audit-log': record({ columns: list(text()), filters: list(text()), results: list(text()) }),
});
