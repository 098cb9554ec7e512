/** @returns whether a value that was read from JSON or YAML is a group of fields, and neither a list nor null */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
