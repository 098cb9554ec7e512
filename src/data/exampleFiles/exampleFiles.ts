import type { Facts } from '../schema';
import { csvOf, type Row } from './csv';
import { type DialogMessage, dialogMessages } from './dialogMessages';
import { summaryRows } from './summaryRows';

/** A file that readers can download: the path in the repository and the whole text. */
export type ExampleFile = { path: string; text: string };

/** In CSV an empty value is an empty cell; variables are written as `name=value`, separated by commas. */
function cellsOf(message: Record<string, unknown>): Row {
  const cell = (value: unknown): string =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([name, part]) => `${name}=${part}`)
          .join(', ')
      : String(value ?? '');
  return Object.fromEntries(Object.entries(message).map(([field, value]) => [field, cell(value)]));
}

/** @returns names of the fields in files: those that the screen offers, in its order, as one word each */
export const exportFields = ({ analytics }: Facts): string[] =>
  analytics['dialogs-export'].fields.map((field) => field.replaceAll('`', '').replaceAll(' ', '_'));

/** @throws Error when the screen offers a field that a message does not have */
function inOrder(message: DialogMessage, fields: readonly string[]): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(message));
  const lost = [
    ...fields.filter((field) => !values.has(field)),
    ...[...values.keys()].filter((key) => !fields.includes(key)),
  ];
  if (lost.length > 0) {
    throw new Error(`"${lost[0]}" is not both in analytics.yml and in the example. Fix: correct dialogMessages.ts.`);
  }
  return Object.fromEntries(fields.map((field) => [field, values.get(field)]));
}

/** @returns the example files of the export sections, made from the sample of all pages; a report is named `report-name_from_to` */
export function exampleFiles(facts: Facts): ExampleFile[] {
  const fields = exportFields(facts);
  const messages = dialogMessages(facts.sample).map((message) => inOrder(message, fields));
  return [
    { path: 'static/files/pip-dialogs.csv', text: csvOf(messages.map(cellsOf)) },
    { path: 'static/files/pip-dialogs.json', text: `${JSON.stringify(messages, null, 2)}\n` },
    { path: 'static/files/summary-report_2023-09-01_2023-09-30.csv', text: csvOf(summaryRows(facts)) },
  ];
}
