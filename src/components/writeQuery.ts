/**
 * @param search query of an address
 * @param values what a filter stands for, by the name of its parameter
 * @returns the query with these values; an empty value removes its parameter, and parameters of others stay
 */
export function writeQuery(search: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') {
      query.delete(name);
    } else {
      query.set(name, value);
    }
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
