export type Row = Readonly<Record<string, string>>;

const quoted = (value: string): string => (/[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/**
 * @param rows rows with the same fields in the same order
 * @returns a CSV file as the product writes it: UTF-8, semicolons, quotation marks where a value needs them (RFC 4180);
 *   the platform model, section 13.3
 */
export function csvOf(rows: readonly Row[]): string {
  const fields = Object.keys(rows[0] ?? {});
  const lines = [fields, ...rows.map((row) => fields.map((field) => row[field] ?? ''))];
  return lines.map((line) => `${line.map(quoted).join(';')}\r\n`).join('');
}
