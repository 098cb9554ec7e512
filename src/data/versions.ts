/**
 * @returns a number below, equal to or above 0 for two releases in the order of their numbers: 0.9.0 is older than 0.10.0
 */
export const compareVersions = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
